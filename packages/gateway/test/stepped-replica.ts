import type { LiveEvent, Match } from '@touchline/types';
import { LiveChannel } from '../src/live/live-channel.ts';
import { MatchSports } from '../src/live/match-sports.ts';
import { SharedLog } from '../src/live/redis-event-log.ts';
import { LiveFeed } from '../src/live/replicated-feed.ts';
import { streamFilter } from '../src/live/stream-filter.ts';
import { Subscriber } from '../src/live/subscriber.ts';
import type { LiveReader } from '../src/live/upstream-reader.ts';
import type { Shared } from '../src/redis/redis-link.ts';
import { fold } from './fold.ts';
import type { Pass } from './interleavings.ts';

const view = { language: 'en', world: undefined } as const;
const { signal } = new AbortController();
const freely: Pass = async () => {};

/** An upstream that has something new to say each time until it is still, and knows how often it was asked. */
export class Upstream {
  asked = 0;
  isStill = false;
  #version = 0;

  get matches(): Match[] {
    const match = (n: number) => ({
      id: `ma-${n}`,
      tournament: { id: 'to-a', name: 'A league with a long name', sportType: 'football' },
      homeTeam: { name: 'Northgate', score: this.#version },
    });
    return [match(1), match(this.#version + 2)] as unknown as Match[];
  }

  /** By a clock that may differ from the others'. */
  readerFor(pass: () => Promise<void>, slowBy = 0): LiveReader {
    return {
      intervalMs: 1,
      list: async () => {
        await pass();
        this.asked += 1;
        if (!this.isStill) this.#version += 1;
        return { matches: this.matches, at: 1000 + this.asked - slowBy };
      },
      matches: async () => new Map(),
      sportOfTournament: async () => undefined,
    };
  }
}

/** Somebody who reads a stream of a replica, and what the events add up to for him. */
class Page {
  matches = new Map<string, Match>();
  lastEventId = '';
  resets = 0;

  constructor(channel: LiveChannel) {
    const response = { write: (text: Buffer | string) => this.#take(String(text)) };
    const subscriber = new Subscriber({
      response: response as never,
      filter: streamFilter(undefined, undefined),
      isPacked: false,
      onReady: () => {},
    });
    channel.join(subscriber, undefined);
  }

  #take(text: string): true {
    for (const line of text.split('\n')) {
      if (line.startsWith('id: ')) this.lastEventId = line.slice(4);
      if (!line.startsWith('data: ')) continue;
      const event = JSON.parse(line.slice(6)) as LiveEvent;
      if (event.kind === 'reset') this.resets += 1;
      this.matches = fold(this.matches, event);
    }
    return true;
  }
}

export interface ReplicaOptions {
  readonly slowBy?: number;
  readonly clock?: () => number;
}

/** One of the gateways that follow the same list, stopping before each thing that the others could see. */
export class Replica {
  readonly channel = new LiveChannel({ sportOf: ({ tournament }) => tournament.sportType });
  readonly #feed: LiveFeed;
  /** How many logs it has begun. */
  begun = 0;
  /** For it alone Redis is away. */
  isCutOff = false;
  #pass: Pass = freely;
  #page: Page | undefined;

  constructor(shared: Shared, name: string, upstream: Upstream, options: ReplicaOptions = {}) {
    const { slowBy, clock = () => 0 } = options;
    const reader = upstream.readerFor(() => this.#pass(), slowBy);
    const log = new SharedLog(shared, name, 60_000);
    const stopping = new Proxy(log, {
      get: (_, word) => {
        const value = Reflect.get(log, word, log);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          await this.#pass();
          if (this.isCutOff) return undefined;
          const said = await value.apply(log, given);
          if (word === 'begin' && said) this.begun += 1;
          return said;
        };
      },
    });
    const sports = new MatchSports(reader);
    this.#feed = new LiveFeed({
      ...{ channel: this.channel, reader, sports, view, log: stopping },
      ...{ patienceMs: 1000, clock },
    });
  }

  /** Somebody who has followed this replica since he was first looked at. */
  get page(): Page {
    this.#page ??= new Page(this.channel);
    return this.#page;
  }

  renew = async (pass: Pass = freely): Promise<void> => {
    this.#pass = pass;
    await this.#feed.renew(signal);
  };
}
