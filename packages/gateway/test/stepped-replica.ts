import { LiveChannel } from '@touchline/api-core/live/live-channel';
import { streamFilter } from '@touchline/api-core/live/stream-filter';
import type { UpstreamReader } from '@touchline/api-core/live/upstream-reader';
import type { LiveEvent, Match } from '@touchline/types';
import { GzipFrame } from '../src/live/gzip-frame.ts';
import { RedisEventLog } from '../src/live/redis-event-log.ts';
import { ReplicatedFeed } from '../src/live/replicated-feed.ts';
import { SportByMatch } from '../src/live/sport-by-match.ts';
import { Subscriber } from '../src/live/subscriber.ts';
import type { RedisLink } from '../src/redis/redis-link.ts';
import { applyEvent } from './apply-event.ts';
import type { Checkpoint } from './interleavings.ts';

const view = { language: 'en', world: undefined } as const;
const { signal } = new AbortController();
const withoutStops: Checkpoint = async () => {};

/** An upstream whose list changes with each poll until it is frozen, and that counts its polls. */
export class FakeUpstream {
  polls = 0;
  isFrozen = false;
  #version = 0;

  get matches(): Match[] {
    const match = (n: number) => ({
      id: `ma-${n}`,
      tournament: { id: 'to-a', name: 'A league with a long name', sportType: 'football' },
      homeTeam: { name: 'Northgate', score: this.#version },
    });
    return [match(1), match(this.#version + 2)] as unknown as Match[];
  }

  /** A reader whose clock may be slower than those of other replicas. */
  readerFor(checkpoint: Checkpoint, slowBy = 0): UpstreamReader {
    return {
      intervalMs: 1,
      list: async () => {
        await checkpoint();
        this.polls += 1;
        if (!this.isFrozen) this.#version += 1;
        return { matches: this.matches, at: 1000 + this.polls - slowBy };
      },
      matches: async () => new Map(),
      sportOfTournament: async () => undefined,
    };
  }
}

/** A client of a replica's stream, with the matches that it shows. */
class StreamClient {
  matches = new Map<string, Match>();
  lastEventId = '';
  resets = 0;

  constructor(channel: LiveChannel<GzipFrame>) {
    const socket = { write: (text: Buffer | string) => this.#applyFrames(String(text)) };
    const subscriber = new Subscriber({
      socket: socket as never,
      filter: streamFilter(undefined, undefined),
      isGzipped: false,
      onDrain: () => {},
    });
    channel.join(subscriber, undefined);
  }

  #applyFrames(text: string): true {
    for (const line of text.split('\n')) {
      if (line.startsWith('id: ')) this.lastEventId = line.slice(4);
      if (!line.startsWith('data: ')) continue;
      const event = JSON.parse(line.slice(6)) as LiveEvent;
      if (event.kind === 'reset') this.resets += 1;
      this.matches = applyEvent(this.matches, event);
    }
    return true;
  }
}

export interface ReplicaOptions {
  readonly slowBy?: number;
  readonly clock?: () => number;
}

/** One of several gateways that follow the same list; it stops before each step that the others can observe. */
export class Replica {
  readonly channel = new LiveChannel({
    frameOf: (text) => new GzipFrame(text),
    sportOf: ({ tournament }) => tournament.sportType,
    observe: () => {},
    clock: () => 0,
  });
  readonly #feed: ReplicatedFeed;
  /** The logs that it has begun. */
  logsBegun = 0;
  /** Whether Redis is unavailable for this replica. */
  isCutOff = false;
  #checkpoint: Checkpoint = withoutStops;
  #client: StreamClient | undefined;

  constructor(
    redis: RedisLink,
    name: string,
    upstream: FakeUpstream,
    options: ReplicaOptions = {},
  ) {
    const { slowBy, clock = () => 0 } = options;
    const reader = upstream.readerFor(() => this.#checkpoint(), slowBy);
    const log = new RedisEventLog(redis, name, 60_000);
    const steppedLog = new Proxy(log, {
      get: (_, member) => {
        const value = Reflect.get(log, member, log);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          await this.#checkpoint();
          if (this.isCutOff) return undefined;
          const result = await value.apply(log, args);
          if (member === 'begin' && result) this.logsBegun += 1;
          return result;
        };
      },
    });
    const sports = new SportByMatch(reader);
    this.#feed = new ReplicatedFeed({
      channel: this.channel,
      reader,
      sports,
      view,
      log: steppedLog,
      leaderTimeoutMs: 1000,
      clock,
    });
  }

  /** Connects on first access. */
  get client(): StreamClient {
    this.#client ??= new StreamClient(this.channel);
    return this.#client;
  }

  refresh = async (checkpoint: Checkpoint = withoutStops): Promise<void> => {
    this.#checkpoint = checkpoint;
    await this.#feed.refresh(signal);
  };
}
