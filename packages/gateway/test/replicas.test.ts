import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Match } from '@touchline/types';
import { describe, expect, test, vi } from 'vitest';
import { EventReader } from './event-reader.ts';
import { byId } from './fold.ts';
import { bearer, gateway } from './gateway.ts';
import { json, origin } from './origin.ts';
import { redises } from './redis.ts';

const LIVE = '/api/matches/live';
const POLL_MS = 50;
const patient = { timeout: 15_000, interval: 20 };

const match = (n: number, score = 0) =>
  ({
    id: `ma-${n}`,
    tournament: { id: 'to-a', name: 'A league with a long name', sportType: 'football' },
    homeTeam: { name: 'Northgate', score },
  }) as unknown as Match;

describe.each(redises)('with %s', { timeout: 60_000 }, (_, startRedis) => {
  /** Gateways before one upstream, with one Redis between them. */
  async function setUp(count = 2, redisMs = 10_000) {
    const redis = await startRedis();
    const world = { matches: [match(1), match(2)] as Match[], second: 1_800_000_000, polls: 0 };
    const upstream = await origin((request, response) => {
      if (request.url?.includes('limit=2000')) world.polls += 1;
      world.second += 1;
      const now = new Date(world.second * 1000).toISOString();
      json(world.matches, { 'x-world-now': now })(request, response);
    });
    const replicas = await Promise.all(
      Array.from({ length: count }, () =>
        gateway(upstream.url, {
          env: { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' },
          limits: { livePollMs: POLL_MS, redisMs },
        }),
      ),
    );
    const up = async ({ ask }: (typeof replicas)[number], value = '1') =>
      vi.waitFor(
        async () =>
          expect((await ask.get('/metrics')).text).toContain(`touchline_redis_up ${value}\n`),
        patient,
      );
    await Promise.all(replicas.map((one) => up(one)));
    return { redis, world, upstream, replicas, up, one: replicas[0], two: replicas[1] } as const;
  }

  type Replica = Awaited<ReturnType<typeof setUp>>['replicas'][number];
  const open = ({ url }: Replica, headers = {}, known?: ReadonlyMap<string, Match>) =>
    EventReader.open(`${url}/api/live/stream`, headers, known);
  const settled = (reader: EventReader, want: Match[]) =>
    vi.waitFor(
      () => expect(isDeepStrictEqual(byId(reader.matches.values()), byId(want))).toBe(true),
      patient,
    );

  test('what one replica has fetched the other one serves', async () => {
    const { upstream, replicas } = await setUp();
    const [one, two] = replicas as [Replica, Replica];
    const first = await one.ask.get(LIVE).expect(200);
    const second = await vi.waitFor(
      () => two.ask.get(LIVE).expect('cache-status', /^touchline; hit; detail=shared; ttl=/),
      patient,
    );
    expect(second.body).toEqual(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(upstream.seen.length).toBeLessThanOrEqual(2);
  });

  test.each([
    { 'cache-control': 'private' },
    { 'cache-control': 'no-store' },
    { 'set-cookie': 'a=b' },
  ])('what is one person’s own is never had from another replica: %o', async (headers) => {
    const redis = await startRedis();
    const upstream = await origin((request, response) => {
      const own = request.headers.authorization ? {} : headers;
      json([request.headers.authorization], own)(request, response);
    });
    const env = { REDIS_URL: redis.url };
    const replicas = await Promise.all(
      [1, 2].map(() => gateway(upstream.url, { env, limits: { redisMs: 10_000 } })),
    );
    for (const { ask } of replicas) {
      await vi.waitFor(
        async () => expect((await ask.get('/metrics')).text).toContain('touchline_redis_up 1\n'),
        patient,
      );
      await ask.get(LIVE).expect('cache-control', 'private, no-store');
      await ask
        .get('/api/auth/wallet')
        .set('authorization', bearer())
        .expect('cache-status', 'touchline; fwd=bypass');
    }
    expect(upstream.seen).toHaveLength(4);
  });

  test('API-1 a limit holds across replicas, for an address and for an account', async () => {
    const { replicas } = await setUp();
    const [one, two] = replicas as [Replica, Replica];
    const login = ({ ask }: Replica, address: string, username: string) =>
      ask
        .post('/api/auth/login')
        .set('x-forwarded-for', address)
        .send({ username, password: 'wrong' });
    for (let n = 0; n < 10; n += 1) {
      const { status } = await login(n % 2 ? one : two, '10.0.0.1', `u-${n}@x.yz`);
      expect(status).not.toBe(429);
    }
    for (const replica of [one, two]) await login(replica, '10.0.0.1', 'v@x.yz').expect(429);
    for (let n = 0; n < 10; n += 1) await login(n % 2 ? one : two, `10.0.1.${n}`, 'Demo@x.yz');
    for (const replica of [one, two]) {
      const { headers } = await login(replica, '10.0.2.1', 'demo@x.yz').expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('one replica polls and all push, and a stream goes on where it was on another one', async () => {
    const { world, replicas } = await setUp(3);
    const [one, two, three] = replicas as [Replica, Replica, Replica];
    const [first, second] = [await open(one), await open(two)];
    await settled(first, world.matches);
    await settled(second, world.matches);
    world.matches = [match(1, 1), match(3)];
    await settled(first, world.matches);
    await settled(second, world.matches);
    expect(second.lastEventId).toBe(first.lastEventId);
    second.close();

    world.matches = [match(1, 2), match(3, 1)];
    await settled(first, world.matches);
    const moved = await open(three, { 'last-event-id': second.lastEventId }, second.matches);
    await settled(moved, world.matches);
    expect(moved.events.map(({ kind }) => kind)).not.toContain('reset');

    const before = world.polls;
    await sleep(POLL_MS * 20);
    expect(world.polls - before).toBeLessThanOrEqual(26);
  });

  test('when the replica that polls ends another one takes over', async () => {
    const { world, replicas } = await setUp();
    const [one, two] = replicas as [Replica, Replica];
    await settled(await open(one), world.matches);
    const reader = await open(two);
    await settled(reader, world.matches);
    await one.app.close();
    world.matches = [match(1, 5)];
    await settled(reader, world.matches);
    expect(reader.events.map(({ kind }) => kind).filter((kind) => kind === 'reset')).toHaveLength(
      1,
    );
  });

  test.each(['hang', 'stop'] as const)(
    'a Redis that does not answer (%s) costs nobody anything, and is used again when it is back',
    async (mishap) => {
      const { redis, world, replicas, up } = await setUp(2, 150);
      const [one, two] = replicas as [Replica, Replica];
      const readers = [await open(one), await open(two)];
      for (const reader of readers) await settled(reader, world.matches);

      await redis[mishap]();
      const began = performance.now();
      for (const { ask } of replicas) {
        await ask.get(`${LIVE}?limit=7`).expect(200);
        await ask.post('/api/auth/login').send({ username: 'a@b.cd', password: 'x' }).expect(200);
      }
      expect(performance.now() - began).toBeLessThan(4000);
      await Promise.all(replicas.map((replica) => up(replica, '0')));
      world.matches = [match(1, 9), match(4)];
      for (const reader of readers) await settled(reader, world.matches);

      if (mishap === 'hang') redis.goOn();
      else await redis.startAgain();
      await Promise.all(replicas.map((replica) => up(replica, '1')));
      world.matches = [match(1, 10), match(5)];
      for (const reader of readers) await settled(reader, world.matches);
      // Each change that comes to both by the same log comes under the same id.
      await vi.waitFor(async () => {
        world.matches = [match(1, 10), match(5), match(100 + world.polls)];
        for (const reader of readers) await settled(reader, world.matches);
        expect(readers[0]?.lastEventId).toBe(readers[1]?.lastEventId);
      }, patient);
      for (const { events } of readers) {
        expect(events.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
      }
    },
  );

  test('its absence is told once', async () => {
    const redis = await startRedis();
    await redis.stop();
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const upstream = await origin(json([]));
    const { ask } = await gateway(upstream.url, {
      env: { REDIS_URL: redis.url },
      logger: { level: 'warn', stream },
    });
    for (let n = 1; n <= 5; n += 1) await ask.get(`${LIVE}?limit=${n}`).expect(200);
    await sleep(300);
    expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  });
});
