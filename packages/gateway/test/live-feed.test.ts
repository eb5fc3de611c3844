import type { LiveEvent, Match } from '@touchline/types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../src/health/metrics.ts';
import { LiveChannel } from '../src/live/live-channel.ts';
import { LiveFeed } from '../src/live/live-feed.ts';
import type { LiveReader } from '../src/live/live-reader.ts';
import { MatchSports } from '../src/live/match-sports.ts';
import { SharedLog } from '../src/live/shared-log.ts';
import { streamFilter } from '../src/live/stream-filter.ts';
import { Subscriber } from '../src/live/subscriber.ts';
import { Shared } from '../src/shared/shared.ts';
import { byId, fold } from './fold.ts';
import { everyInterleaving, type Pass } from './interleavings.ts';
import { redises } from './redis.ts';

const view = { language: 'en', world: undefined } as const;
const { signal } = new AbortController();
const freely: Pass = async () => {};
const quiet = { info: () => {}, warn: () => {} };

/** An upstream that has something new to say each time until it is still, and knows how often it was asked. */
class Upstream {
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

interface ReplicaOptions {
  readonly slowBy?: number;
  readonly clock?: () => number;
}

/** One of the gateways that follow the same list, stopping before each thing that the others could see. */
class Replica {
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

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe.each(redises)('with %s', { timeout: 120_000 }, (_, startRedis) => {
  async function setUp() {
    const { url } = await startRedis();
    const shared = new Shared({
      ...{ url, log: quiet, gauge: createMetrics().redis },
      // How busy the machine is makes no difference to what happens in which order.
      patienceMs: 60_000,
    });
    onTestFinished(() => shared.close());
    await vi.waitFor(async () => expect(await shared.ask((redis) => redis.ping())).toBeTruthy());
    let count = 0;
    /** A list that nobody has followed yet. */
    const world = () => {
      count += 1;
      const name = `list-${count}`;
      const upstream = new Upstream();
      return {
        upstream,
        replica: (options?: ReplicaOptions) => new Replica(shared, name, upstream, options),
        forget: (...what: string[]) =>
          shared.ask((redis) => redis.del(shared.key('live', name, ...what))),
      };
    };
    return { world };
  }

  /** After each has looked a few times, all are at the same place of the same log, and one asks for all. */
  async function expectOneLog(replicas: Replica[], upstream: Upstream, order = '', logs = 1) {
    expect(sum(replicas.map(({ begun }) => begun)), order).toBe(logs);
    const everybodyLooks = async () => {
      for (const one of replicas) await one.renew();
    };
    for (let round = 0; round < 2; round += 1) await everybodyLooks();
    const { asked } = upstream;
    await everybodyLooks();
    expect(upstream.asked - asked, order).toBe(1);
    upstream.isStill = true;
    for (let round = 0; round < 2; round += 1) await everybodyLooks();
    expect(new Set(replicas.map(({ page }) => page.lastEventId)).size, order).toBe(1);
    for (const { page } of replicas) {
      expect(byId(page.matches.values()), order).toEqual(byId(upstream.matches));
      expect(page.resets, order).toBe(1);
    }
  }

  /** Looks once; time never goes back, wherever it stops. */
  const looks =
    ({ channel, renew }: Replica) =>
    async (pass: Pass) => {
      let { at } = channel;
      await renew(async () => {
        expect(channel.at).toBeGreaterThanOrEqual(at);
        at = channel.at;
        await pass();
      });
      expect(channel.at).toBeGreaterThanOrEqual(at);
    };

  test('two who begin at once end with one log, whoever is quicker at what', async () => {
    const { world } = await setUp();
    const played = await everyInterleaving(async () => {
      const { upstream, replica } = world();
      const replicas = [replica(), replica()];
      return {
        actors: replicas.map(looks),
        after: (order) => expectOneLog(replicas, upstream, order),
      };
    });
    expect(played).toBeGreaterThan(20);
  });

  test('a lease that is lost in the middle makes no second log', async () => {
    const { world } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, forget } = world();
      const replicas = [replica(), replica()];
      for (const one of replicas) await one.renew();
      for (const one of replicas) one.page;
      return {
        actors: [...replicas.map(looks), async () => void (await forget('lease'))],
        after: (order) => expectOneLog(replicas, upstream, order),
      };
    });
  });

  test('a lease that is lost while two begin makes no second log', async () => {
    const { world } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, forget } = world();
      const replicas = [replica(), replica()];
      return {
        actors: [...replicas.map(looks), async () => void (await forget('lease'))],
        after: async (order) => {
          for (const { begun } of replicas) expect(begun, order).toBeLessThanOrEqual(1);
          // None, where the one was too late to begin and the other too early.
          await expectOneLog(replicas, upstream, order, sum(replicas.map(({ begun }) => begun)));
          expect(sum(replicas.map(({ begun }) => begun)), order).toBe(1);
        },
      };
    });
  });

  test('one who was cut off and knows more than the log never goes back in time', async () => {
    const { world } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica } = world();
      const [one, two] = [replica(), replica()];
      for (const each of [one, two]) await each.renew();
      for (const each of [one, two]) each.page;
      two.isCutOff = true;
      await two.renew();
      two.isCutOff = false;
      return {
        actors: [looks(one), looks(two)],
        after: (order) => expectOneLog([one, two], upstream, order),
      };
    });
  });

  test('two who were alone while Redis was emptied find one log again', async () => {
    const { world } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, forget } = world();
      const replicas = [replica(), replica()];
      for (const one of replicas) await one.renew();
      for (const one of replicas) one.page;
      for (const what of ['lease', 'epoch']) await forget(what);
      return {
        actors: replicas.map(looks),
        after: (order) => expectOneLog(replicas, upstream, order, 2),
      };
    });
  });

  test('one whose clock is ahead of the leader’s goes by the log once that was renewed', async () => {
    const { world } = await setUp();
    const { upstream, replica, forget } = world();
    const time = { now: 0 };
    const slow = replica({ slowBy: 500 });
    const quick = replica({ clock: () => time.now });
    await quick.renew();
    for (const what of ['lease', 'epoch']) await forget(what);
    await slow.renew();
    for (const one of [slow, quick]) one.page;
    for (let n = 0; n < 3; n += 1) {
      const { asked } = upstream;
      await quick.renew();
      expect(upstream.asked).toBe(asked);
      await slow.renew();
      time.now += 500;
    }
    await expectOneLog([slow, quick], upstream, '', 2);
  });

  test('a leader that does not come on is not waited for longer than that', async () => {
    const { world } = await setUp();
    const { upstream, replica, forget } = world();
    const time = { now: 0 };
    const silent = replica();
    const other = replica({ clock: () => time.now });
    await silent.renew();
    await forget('epoch');
    await other.renew();
    for (const one of [silent, other]) one.page;
    const { asked } = upstream;
    await other.renew();
    expect(upstream.asked).toBe(asked);
    time.now += 1000;
    await other.renew();
    expect(upstream.asked).toBe(asked + 1);
    await expectOneLog([silent, other], upstream);
  });
});
