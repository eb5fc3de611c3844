import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SharedLog } from '../src/live/redis-event-log.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { Shared } from '../src/redis/redis-link.ts';
import { byId } from './fold.ts';
import { everyInterleaving, type Pass } from './interleavings.ts';
import { redises } from './redis.ts';
import { Replica, type ReplicaOptions, Upstream } from './stepped-replica.ts';

const quiet = { info: () => {}, warn: () => {} };
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
        log: () => new SharedLog(shared, name, 60_000),
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

  test('whoever does not lead, or leads no more, can neither begin a log nor add to it', async () => {
    const { log, forget } = (await setUp()).world();
    const [one, two] = [log(), log()];
    expect(await one.look(undefined)).toMatchObject({ leads: true });
    expect(await two.look(undefined)).toMatchObject({ leads: false });
    const state = { matches: [], at: 1000 };
    const change = { kind: 'remove', at: 1001, id: 'ma-1' } as const;
    const position = await one.begin(state);
    if (!position) throw new Error('The one who leads could not begin.');
    const tries = async (log: SharedLog) => [
      await log.begin(state),
      await log.append(position, [change], { ...state, at: 1001 }),
    ];
    expect(await tries(two)).toEqual([undefined, undefined]);
    await forget('lease');
    expect(await tries(one)).toEqual([undefined, undefined]);
    const { epoch } = position;
    expect(await two.look(position)).toEqual({ epoch, leads: true, entries: [] });
    expect(await two.append(position, [change], state)).toMatchObject({ number: 1 });
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
