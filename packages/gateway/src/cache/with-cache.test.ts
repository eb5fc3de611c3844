import { setImmediate } from 'node:timers/promises';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { contract } from '@touchline/types/contract';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '../observability/metrics.ts';
import type { RedisResponseCache } from '../redis/response-cache.ts';
import { NetworkSlots } from './network-slots.ts';
import { ResponseStore } from './response-store.ts';
import { withCache } from './with-cache.ts';

/** Fresh for 10 s, stale for 30 s more, kept for an hour in case the upstream fails. */
const operation = contract.operations.find(({ id }) => id === 'listMatches');

const MAX_MISSES = 3;

const call = (maxAgeSeconds?: number) =>
  ({
    operation,
    target: '/matches',
    caller: { signal: AbortSignal.timeout(60_000), network: '192.0.2.1' },
    maxAgeSeconds,
  }) as Call;

const response = (text: string, change: Partial<UpstreamResponse> = {}): UpstreamResponse => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
  shareable: true,
  ageSeconds: 0,
  ...change,
});

/** A cache before the upstream; Redis has a response that is as old, if any. */
function setUp(sharedAgeMs?: number, slots = 8) {
  const world = {
    now: 1_795_000_000_000,
    next: response('new'),
    calls: 0,
    active: 0,
    mostActive: 0,
    fails: false,
    misses: 0,
  };
  const redis = {
    get: async () => ({ response: response('older'), madeAt: world.now - (sharedAgeMs ?? 0) }),
    set: vi.fn(),
  };
  const next = async () => {
    world.calls += 1;
    world.active += 1;
    world.mostActive = Math.max(world.mostActive, world.active);
    await setImmediate();
    world.active -= 1;
    if (world.fails) throw new GatewayProblem(503, 'The upstream fails.');
    return world.next;
  };
  const cached = withCache(next, {
    store: new ResponseStore(1_000_000),
    redis: sharedAgeMs === undefined ? undefined : (redis as RedisResponseCache),
    clock: () => world.now,
    count: createMetrics().cache,
    limitMisses() {
      if (world.misses === MAX_MISSES) throw new GatewayProblem(429, 'Too many requests.');
      world.misses += 1;
    },
    slots: new NetworkSlots(slots),
  });
  const ask = async (maxAgeSeconds?: number) => {
    const { body, cacheStatus = '' } = await cached(call(maxAgeSeconds));
    return [body.toString(), cacheStatus.split('; ttl')[0]];
  };
  return { world, ask, cached, redis };
}

test('a call that limits the age gets no older response that others wait for at the same time', async () => {
  const { ask } = setUp(1500);
  const answers = await Promise.all([ask(), ask(1)]);
  expect(answers.map(([body]) => body)).toEqual(['older', 'new']);
});

test('a response of another replica that is no longer fresh is not served', async () => {
  const { ask } = setUp(11_000);
  expect(await ask()).toEqual(['new', 'touchline; fwd=miss; fwd-status=200; stored']);
});

test('a response is as old as the upstream says', async () => {
  const { world, ask } = setUp();
  world.next = response('first', { ageSeconds: 8 });
  await ask();
  world.now += 3000;
  expect(await ask()).toEqual(['first', 'touchline; hit; detail=stale-while-revalidate']);
});

test.each([
  [39, ['first', 'touchline; hit; detail=stale-while-revalidate']],
  [41, ['second', 'touchline; fwd=miss; fwd-status=200; stored']],
])(
  'a response that is fresh for 10 s and stale for 30 s more is asked for after %i s',
  async (seconds, expected) => {
    const { world, ask } = setUp();
    world.next = response('first');
    await ask();
    world.next = response('second');
    world.now += seconds * 1000;
    expect(await ask()).toEqual(expected);
  },
);

test('a partial response replaces no whole one that may still be served on an error', async () => {
  const { world, ask } = setUp();
  world.next = response('whole');
  await ask();
  world.now += 100_000;
  world.next = response('a part', { isPartial: true });
  expect(await ask()).toEqual(['whole', 'touchline; hit; detail=stale-if-error']);
});

test('a partial response replaces a whole one that may no longer be served on an error', async () => {
  const { world, ask } = setUp();
  world.next = response('whole');
  await ask();
  world.now += 3_611_000;
  world.next = response('a part', { isPartial: true });
  expect(await ask()).toEqual(['a part', 'touchline; fwd=miss; fwd-status=200; stored']);
});

test('of calls at once each makes its own if the response is private, in turn, and counts for its network', async () => {
  const { world, ask } = setUp(undefined, 1);
  world.next = response('of one visitor', { shareable: false });
  await Promise.all([ask(), ask(), ask()]);
  expect(world).toMatchObject({ calls: 3, mostActive: 1, misses: 3 });
});

test('a network that has asked for too much gets a stale response, which is not fetched again for it', async () => {
  const { world, ask } = setUp();
  world.next = response('first');
  await ask();
  world.misses = MAX_MISSES;
  world.now += 20_000;
  expect(await ask()).toEqual(['first', 'touchline; hit; detail=stale-while-revalidate']);
  expect(world.calls).toBe(1);
});

test('while the upstream fails, a response is served until the end of its time for errors, which begins after it was fresh', async () => {
  const { world, ask } = setUp();
  await ask();
  world.fails = true;
  world.now += 3_609_000;
  expect(await ask()).toEqual(['new', 'touchline; hit; detail=stale-if-error']);
  world.now += 2000;
  await expect(ask()).rejects.toThrow('The upstream fails.');
});

test('clients keep a response only while it is fresh', async () => {
  const { world, cached } = setUp();
  await cached(call());
  expect(await cached(call())).toMatchObject({ freshSeconds: 10 });
  world.now += 11_000;
  expect(await cached(call())).not.toHaveProperty('freshSeconds');
});

test('an older response of another replica does not replace the own one', async () => {
  const { world, ask } = setUp(200_000);
  await ask();
  world.fails = true;
  world.now += 100_000;
  expect(await ask()).toEqual(['new', 'touchline; hit; detail=stale-if-error']);
});

test('other replicas can read a response as long as the own one may be served', async () => {
  const { ask, redis } = setUp(11_000);
  await ask();
  expect(redis.set.mock.calls[0]?.[2]).toBe(3_610_000);
});
