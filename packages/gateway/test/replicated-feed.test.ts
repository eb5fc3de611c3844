import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RedisEventLog } from '../src/live/redis-event-log.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { RedisLink } from '../src/redis/redis-link.ts';
import { sortById } from './apply-event.ts';
import { type Checkpoint, everyInterleaving } from './interleavings.ts';
import { redisServers } from './redis.ts';
import { FakeUpstream, Replica, type ReplicaOptions } from './stepped-replica.ts';

const silentLog = { info: () => {}, warn: () => {} };
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe.each(redisServers)('with %s', { timeout: 120_000 }, (_, startRedis) => {
  async function setUp() {
    const { url } = await startRedis();
    const redis = new RedisLink({
      url,
      log: silentLog,
      gauge: createMetrics().redis,
      // Long enough that a busy machine does not change the order of the steps.
      timeoutMs: 60_000,
    });
    onTestFinished(() => redis.close());
    await vi.waitFor(async () =>
      expect(await redis.send((connection) => connection.ping())).toBeTruthy(),
    );
    let count = 0;
    /** A new list, with its upstream and log. */
    const createWorld = () => {
      count += 1;
      const name = `list-${count}`;
      const upstream = new FakeUpstream();
      return {
        upstream,
        log: () => new RedisEventLog(redis, name, 60_000),
        replica: (options?: ReplicaOptions) => new Replica(redis, name, upstream, options),
        deleteKey: (...parts: string[]) =>
          redis.send((connection) => connection.del(redis.key('live', name, ...parts))),
      };
    };
    return { createWorld };
  }

  /** After a few refreshes all replicas are at the same position of the same log, and one polls for all. */
  async function expectOneLog(replicas: Replica[], upstream: FakeUpstream, order = '', logs = 1) {
    expect(sum(replicas.map(({ logsBegun }) => logsBegun)), order).toBe(logs);
    const refreshAll = async () => {
      for (const one of replicas) await one.refresh();
    };
    for (let round = 0; round < 2; round += 1) await refreshAll();
    const { polls } = upstream;
    await refreshAll();
    expect(upstream.polls - polls, order).toBe(1);
    upstream.isFrozen = true;
    for (let round = 0; round < 2; round += 1) await refreshAll();
    expect(new Set(replicas.map(({ client }) => client.lastEventId)).size, order).toBe(1);
    for (const { client } of replicas) {
      expect(sortById(client.matches.values()), order).toEqual(sortById(upstream.matches));
      expect(client.resets, order).toBe(1);
    }
  }

  /** Refreshes once. The instant of the channel never goes back, wherever the replica stops. */
  const refreshOnce =
    ({ channel, refresh }: Replica) =>
    async (checkpoint: Checkpoint) => {
      let { at } = channel;
      await refresh(async () => {
        expect(channel.at).toBeGreaterThanOrEqual(at);
        at = channel.at;
        await checkpoint();
      });
      expect(channel.at).toBeGreaterThanOrEqual(at);
    };

  test('two replicas that start at once share one log, in every order of steps', async () => {
    const { createWorld } = await setUp();
    const runs = await everyInterleaving(async () => {
      const { upstream, replica } = createWorld();
      const replicas = [replica(), replica()];
      return {
        actors: replicas.map(refreshOnce),
        after: (order) => expectOneLog(replicas, upstream, order),
      };
    });
    expect(runs).toBeGreaterThan(20);
  });

  test('a lease that is lost midway causes no second log', async () => {
    const { createWorld } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, deleteKey } = createWorld();
      const replicas = [replica(), replica()];
      for (const one of replicas) await one.refresh();
      for (const one of replicas) one.client;
      return {
        actors: [...replicas.map(refreshOnce), async () => void (await deleteKey('lease'))],
        after: (order) => expectOneLog(replicas, upstream, order),
      };
    });
  });

  test('a lease that is lost while two replicas start causes no second log', async () => {
    const { createWorld } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, deleteKey } = createWorld();
      const replicas = [replica(), replica()];
      return {
        actors: [...replicas.map(refreshOnce), async () => void (await deleteKey('lease'))],
        after: async (order) => {
          for (const { logsBegun } of replicas) expect(logsBegun, order).toBeLessThanOrEqual(1);
          // None if the one began too late and the other too early.
          await expectOneLog(
            replicas,
            upstream,
            order,
            sum(replicas.map(({ logsBegun }) => logsBegun)),
          );
          expect(sum(replicas.map(({ logsBegun }) => logsBegun)), order).toBe(1);
        },
      };
    });
  });

  test('a replica without the lease can neither begin a log nor append to it', async () => {
    const { log, deleteKey } = (await setUp()).createWorld();
    const [one, two] = [log(), log()];
    expect(await one.poll(undefined)).toMatchObject({ isLeader: true });
    expect(await two.poll(undefined)).toMatchObject({ isLeader: false });
    const state = { matches: [], at: 1000 };
    const change = { kind: 'remove', at: 1001, id: 'ma-1' } as const;
    const position = await one.begin(state);
    if (!position) throw new Error('The leader could not begin a log.');
    const tryToWrite = async (log: RedisEventLog) => [
      await log.begin(state),
      await log.append(position, [change], { ...state, at: 1001 }),
    ];
    expect(await tryToWrite(two)).toEqual([undefined, undefined]);
    await deleteKey('lease');
    expect(await tryToWrite(one)).toEqual([undefined, undefined]);
    const { epoch } = position;
    expect(await two.poll(position)).toEqual({ epoch, isLeader: true, entries: [] });
    expect(await two.append(position, [change], state)).toMatchObject({ number: 1 });
  });

  test('a replica that polled alone and is ahead of the log never goes back in time', async () => {
    const { createWorld } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica } = createWorld();
      const [one, two] = [replica(), replica()];
      for (const each of [one, two]) await each.refresh();
      for (const each of [one, two]) each.client;
      two.isCutOff = true;
      await two.refresh();
      two.isCutOff = false;
      return {
        actors: [refreshOnce(one), refreshOnce(two)],
        after: (order) => expectOneLog([one, two], upstream, order),
      };
    });
  });

  test('two replicas that polled alone share one log again after Redis was emptied', async () => {
    const { createWorld } = await setUp();
    await everyInterleaving(async () => {
      const { upstream, replica, deleteKey } = createWorld();
      const replicas = [replica(), replica()];
      for (const one of replicas) await one.refresh();
      for (const one of replicas) one.client;
      for (const key of ['lease', 'epoch']) await deleteKey(key);
      return {
        actors: replicas.map(refreshOnce),
        after: (order) => expectOneLog(replicas, upstream, order, 2),
      };
    });
  });

  test('a replica whose clock is ahead of the leader’s follows the log after its next entry', async () => {
    const { createWorld } = await setUp();
    const { upstream, replica, deleteKey } = createWorld();
    const time = { now: 0 };
    const slow = replica({ slowBy: 500 });
    const fast = replica({ clock: () => time.now });
    await fast.refresh();
    for (const key of ['lease', 'epoch']) await deleteKey(key);
    await slow.refresh();
    for (const one of [slow, fast]) one.client;
    for (let n = 0; n < 3; n += 1) {
      const { polls } = upstream;
      await fast.refresh();
      expect(upstream.polls).toBe(polls);
      await slow.refresh();
      time.now += 500;
    }
    await expectOneLog([slow, fast], upstream, '', 2);
  });

  test('a replica waits for a leader no longer than the timeout', async () => {
    const { createWorld } = await setUp();
    const { upstream, replica, deleteKey } = createWorld();
    const time = { now: 0 };
    const silent = replica();
    const other = replica({ clock: () => time.now });
    await silent.refresh();
    await deleteKey('epoch');
    await other.refresh();
    for (const one of [silent, other]) one.client;
    const { polls } = upstream;
    await other.refresh();
    expect(upstream.polls).toBe(polls);
    time.now += 1000;
    await other.refresh();
    expect(upstream.polls).toBe(polls + 1);
    await expectOneLog([silent, other], upstream);
  });
});
