import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import type { Match } from '@touchline/types';
import { describe, expect, test, vi } from 'vitest';
import { sortById } from './apply-event.ts';
import { EventReader } from './event-reader.ts';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { redisServers } from './redis.ts';

const LIVE = '/api/matches/live';
const POLL_MS = 50;
const WAIT = { timeout: 15_000, interval: 20 };

const match = (n: number, score = 0) =>
  ({
    id: `ma-${n}`,
    tournament: { id: 'to-a', name: 'A league with a long name', sportType: 'football' },
    homeTeam: { name: 'Northgate', score },
  }) as unknown as Match;

type StartRedis = (typeof redisServers)[number][1];

/** Gateways that share an upstream and a Redis. */
async function setUp(
  startRedis: StartRedis,
  count = 2,
  { redisTimeoutMs = 10_000, livePollMs = POLL_MS } = {},
) {
  const redis = await startRedis();
  const world = { matches: [match(1), match(2)] as Match[], second: 1_800_000_000, polls: 0 };
  const upstream = await startOrigin(async (request, response) => {
    if (request.url === '/auth/login' && !(await text(request)).includes('"right"')) {
      response.writeHead(401, { 'content-type': 'application/json' });
      return response.end('{}');
    }
    if (request.url?.includes('limit=2000')) world.polls += 1;
    world.second += 1;
    const now = new Date(world.second * 1000).toISOString();
    json(world.matches, { 'x-world-now': now })(request, response);
  });
  const replicas = await Promise.all(
    Array.from({ length: count }, () =>
      startGateway(upstream.url, {
        env: { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' },
        limits: { livePollMs, redisTimeoutMs },
      }),
    ),
  );
  const waitForRedis = async ({ client }: (typeof replicas)[number], value = '1') =>
    vi.waitFor(
      async () =>
        expect((await client.get('/metrics')).text).toContain(`touchline_redis_up ${value}\n`),
      WAIT,
    );
  await Promise.all(replicas.map((one) => waitForRedis(one)));
  return { redis, world, upstream, replicas, waitForRedis };
}

type Replica = Awaited<ReturnType<typeof setUp>>['replicas'][number];
const open = ({ url }: Replica, headers = {}, shown?: ReadonlyMap<string, Match>) =>
  EventReader.open(`${url}/api/live/stream`, headers, shown);
const waitForMatches = async (reader: EventReader, expected: Match[]) => {
  await vi.waitFor(
    () =>
      expect(isDeepStrictEqual(sortById(reader.matches.values()), sortById(expected))).toBe(true),
    WAIT,
  );
  const instants = reader.events.map(({ at }) => at);
  expect(instants, 'no stream goes back in time').toEqual(instants.toSorted((a, b) => a - b));
};
const kindsOf = ({ events }: EventReader) => events.map(({ kind }) => kind);

describe.each(redisServers)(
  'responses and limits with %s',
  { timeout: 60_000 },
  (_, startRedis) => {
    test('a replica serves a response that another has fetched', async () => {
      const { upstream, replicas } = await setUp(startRedis);
      const [one, two] = replicas as [Replica, Replica];
      const first = await one.client.get(LIVE).expect(200);
      const second = await vi.waitFor(
        () => two.client.get(LIVE).expect('cache-status', /^touchline; hit; detail=shared; ttl=/),
        WAIT,
      );
      expect(second.body).toEqual(first.body);
      expect(second.headers.etag).toBe(first.headers.etag);
      expect(upstream.requests.length).toBeLessThanOrEqual(2);
    });

    test.each([
      { 'cache-control': 'private' },
      { 'cache-control': 'no-store' },
      { 'set-cookie': 'a=b' },
    ])('private responses are not shared between replicas: %o', async (headers) => {
      const redis = await startRedis();
      const upstream = await startOrigin((request, response) => {
        const sent = request.headers.authorization ? {} : headers;
        json([request.headers.authorization], sent)(request, response);
      });
      const env = { REDIS_URL: redis.url };
      const replicas = await Promise.all(
        [1, 2].map(() => startGateway(upstream.url, { env, limits: { redisTimeoutMs: 10_000 } })),
      );
      for (const { client } of replicas) {
        await vi.waitFor(
          async () =>
            expect((await client.get('/metrics')).text).toContain('touchline_redis_up 1\n'),
          WAIT,
        );
        await client.get(LIVE).expect('cache-control', 'private, no-store');
        await client
          .get('/api/auth/wallet')
          .set('authorization', bearer())
          .expect('cache-status', 'touchline; fwd=bypass');
      }
      expect(upstream.requests).toHaveLength(4);
    });

    test('API-1 rate limits hold across replicas, for an address and for an account', async () => {
      const { replicas } = await setUp(startRedis);
      const [one, two] = replicas as [Replica, Replica];
      const login = (
        { client }: Replica,
        address: string,
        username: string,
        password: 'wrong' | 'right' = 'wrong',
      ) =>
        client.post('/api/auth/login').set('x-forwarded-for', address).send({ username, password });
      for (let n = 0; n < 10; n += 1) {
        const { status } = await login(n % 2 ? one : two, '10.0.0.1', `u-${n}@x.yz`);
        expect(status).not.toBe(429);
      }
      for (const replica of [one, two]) await login(replica, '10.0.0.1', 'v@x.yz').expect(429);
      await login(one, '10.0.3.1', 'demo@x.yz', 'right').expect(200);
      for (let n = 0; n < 100; n += 1) {
        const { status } = await login(n % 2 ? one : two, `10.0.1.${n}`, 'Demo@x.yz');
        expect(status).toBe(401);
      }
      for (const replica of [one, two]) {
        const { headers } = await login(replica, '10.0.2.1', 'demo@x.yz').expect(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        // The address from which the owner has logged in, at the other replica perhaps.
        await login(replica, '10.0.3.1', 'demo@x.yz', 'right').expect(200);
      }
    });
  },
);

describe.each(redisServers)('live streams with %s', { timeout: 60_000 }, (_, startRedis) => {
  test('one call per interval serves all replicas', async () => {
    const livePollMs = 200;
    const { world, replicas } = await setUp(startRedis, 3, { livePollMs });
    const readers = await Promise.all(replicas.map((replica) => open(replica)));
    await vi.waitFor(async () => {
      const before = world.polls;
      await sleep(livePollMs * 10);
      expect(world.polls - before).toBeLessThanOrEqual(13);
    }, WAIT);
    world.matches = [match(1, 1)];
    for (const reader of readers) await waitForMatches(reader, world.matches);
  });

  test('a stream resumes on a replica that has had the same list', async () => {
    const { world, replicas } = await setUp(startRedis, 3);
    const readers = await Promise.all(replicas.map((replica) => open(replica)));
    const [first, second] = readers as [EventReader, EventReader];
    for (const matches of [world.matches, [match(1, 1), match(3)]]) {
      world.matches = matches;
      for (const reader of readers) await waitForMatches(reader, matches);
    }
    expect(second.lastEventId).toBe(first.lastEventId);
    second.close();

    world.matches = [match(1, 2), match(3, 1)];
    await waitForMatches(first, world.matches);
    const headers = { 'last-event-id': second.lastEventId };
    const moved = await open(replicas[2] as Replica, headers, second.matches);
    await waitForMatches(moved, world.matches);
    expect(kindsOf(moved)).not.toContain('reset');
  });

  test('a reader that moves between replicas has the list of GET /matches/live', async () => {
    const { world, replicas } = await setUp(startRedis);
    let reader = await open(replicas[0] as Replica);
    for (let n = 1; n <= 6; n += 1) {
      world.matches = [match(1, n), match(n + 1), match(n + 2, n)];
      await waitForMatches(reader, world.matches);
      reader.close();
      world.matches = [match(1, n), match(n + 2, n)];
      const replica = replicas[n % 2] as Replica;
      const headers = { 'last-event-id': reader.lastEventId };
      reader = await open(replica, headers, reader.matches);
      await waitForMatches(reader, world.matches);
      const rest = await replica.client.get(`${LIVE}?limit=${n + 100}`);
      expect(sortById(reader.matches.values())).toEqual(sortById(rest.body.data));
    }
  });
});

describe.each(redisServers)('failures with %s', { timeout: 60_000 }, (_, startRedis) => {
  test('when a replica shuts down the streams of another go on', async () => {
    const { world, replicas } = await setUp(startRedis);
    const [one, two] = replicas as [Replica, Replica];
    const lost = await open(one);
    const reader = await open(two);
    for (const each of [lost, reader]) await waitForMatches(each, world.matches);
    await one.app.close();
    world.matches = [match(1, 5)];
    await waitForMatches(reader, world.matches);
    expect(kindsOf(reader).filter((kind) => kind === 'reset')).toHaveLength(1);
    const moved = await open(two, { 'last-event-id': lost.lastEventId }, lost.matches);
    await waitForMatches(moved, world.matches);
    expect(kindsOf(moved)).not.toContain('reset');
  });

  test.each(['hang', 'stop'] as const)(
    'while Redis fails (%s) replicas work alone, and use it again when it returns',
    async (failure) => {
      const livePollMs = 100;
      const { redis, world, replicas, waitForRedis } = await setUp(startRedis, 2, {
        redisTimeoutMs: 150,
        livePollMs,
      });
      const [one, two] = replicas as [Replica, Replica];
      const readers = [await open(one), await open(two)];
      for (const reader of readers) await waitForMatches(reader, world.matches);

      await redis[failure]();
      const began = performance.now();
      for (const { client } of replicas) {
        await client.get(`${LIVE}?limit=7`).expect(200);
        await client
          .post('/api/auth/login')
          .send({ username: 'a@b.cd', password: 'right' })
          .expect(200);
      }
      expect(performance.now() - began).toBeLessThan(4000);
      await Promise.all(replicas.map((replica) => waitForRedis(replica, '0')));
      world.matches = [match(1, 9), match(4)];
      for (const reader of readers) await waitForMatches(reader, world.matches);

      if (failure === 'hang') redis.resume();
      else await redis.restart();
      await Promise.all(replicas.map((replica) => waitForRedis(replica, '1')));
      world.matches = [match(1, 10), match(5)];
      for (const reader of readers) await waitForMatches(reader, world.matches);
      // Replicas that work alone call twice as often.
      await vi.waitFor(async () => {
        const before = world.polls;
        await sleep(livePollMs * 10);
        expect(world.polls - before).toBeLessThanOrEqual(13);
      }, WAIT);
      for (const reader of readers) {
        expect(kindsOf(reader).filter((kind) => kind === 'reset')).toHaveLength(1);
      }
    },
  );

  test('an unavailable Redis is logged once', async () => {
    const redis = await startRedis();
    await redis.stop();
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const upstream = await startOrigin(json([]));
    const { client } = await startGateway(upstream.url, {
      env: { REDIS_URL: redis.url },
      logger: createLogger({ level: 'warn', destination: stream }),
    });
    for (let n = 1; n <= 5; n += 1) await client.get(`${LIVE}?limit=${n}`).expect(200);
    await sleep(300);
    expect(lines.filter((line) => line.includes('Redis is unavailable'))).toHaveLength(1);
  });
});
