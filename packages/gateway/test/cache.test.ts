import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bearer, onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

/** A clock that the test moves, and an upstream whose responses are numbered. */
async function setUp(options: TestOptions = {}, headers: Record<string, string | string[]> = {}) {
  const time = { now: 1_000_000 };
  let listener: RequestListener | undefined;
  let count = 0;
  const upstream = await startOrigin((request, response) => {
    count += 1;
    (listener ?? json([count], headers))(request, response);
  });
  const { client, url, app } = await startGateway(upstream.url, {
    clock: () => time.now,
    ...options,
  });
  return {
    upstream,
    client,
    url,
    app,
    advance: (seconds: number) => {
      time.now += seconds * 1000;
    },
    respondWith: (next: RequestListener | undefined) => {
      listener = next;
    },
  };
}

const LIVE = '/api/matches/live';
const down: RequestListener = (_, response) => void response.writeHead(500).end();

test('a fresh response is served from memory, with its age', async () => {
  const { client, upstream, advance } = await setUp();
  const first = await client
    .get(LIVE)
    .expect('cache-status', 'touchline; fwd=miss; fwd-status=200; stored');
  expect(first.headers['cache-control']).toBe(
    'public, max-age=2, stale-while-revalidate=10, stale-if-error=600',
  );
  advance(1);
  const second = await client
    .get(LIVE)
    .expect('cache-status', 'touchline; hit; ttl=1')
    .expect('age', '1');
  expect(second.body).toEqual(first.body);
  expect(upstream.requests).toHaveLength(1);
});

test('after the clock is set back nothing is served as fresh', async () => {
  const { client, upstream, advance } = await setUp();
  await client.get(LIVE);
  await client.get(LIVE);
  advance(-3600);
  const { body } = await client.get(LIVE).expect(200);
  expect(body.data).toEqual([2]);
  expect(upstream.requests).toHaveLength(2);
  await client.get(LIVE).expect('cache-status', /hit/);
});

test('a stale response is served at once while one request revalidates it', async () => {
  const { client, upstream, advance, respondWith } = await setUp();
  await client.get(LIVE);
  advance(5);
  respondWith((request, response) => setTimeout(() => json([2])(request, response), 100));
  const stale = await Promise.all([1, 2, 3].map(() => client.get(LIVE)));
  expect(stale.map(({ body }) => body.data)).toEqual([[1], [1], [1]]);
  expect(stale[0]?.headers['cache-status']).toBe(
    'touchline; hit; detail=stale-while-revalidate; ttl=-3',
  );
  await sleep(150);
  expect(upstream.requests).toHaveLength(2);
  expect((await client.get(LIVE)).body.data).toEqual([2]);
});

test('an expired response is fetched again, and served if the upstream fails', async () => {
  const { client, advance, respondWith } = await setUp();
  await client.get(LIVE);
  advance(60);
  respondWith(down);
  const { body, headers } = await client.get(LIVE).expect(200).expect('age', '60');
  expect(body.data).toEqual([1]);
  expect(headers['cache-status']).toBe('touchline; hit; detail=stale-if-error; ttl=-58');
  advance(600);
  await client.get(LIVE).expect(502);
  respondWith(undefined);
  expect((await client.get(LIVE).expect(200)).body.data).toEqual([4]);
});

test('a response with an ETag is revalidated with a 304', async () => {
  const { client, upstream, advance, respondWith } = await setUp();
  const at = (second: number) => ({
    etag: 'W/"one"',
    'x-world-now': `2026-11-20T20:37:0${second}Z`,
  });
  respondWith((request, response) => {
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304, at(2)).end();
    else json(['first'], at(0))(request, response);
  });
  const first = await client.get(LIVE).expect(200);
  advance(60);
  const second = await client
    .get(LIVE)
    .expect('cache-status', 'touchline; fwd=stale; fwd-status=304; stored');
  expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
  expect(second.headers['x-world-now']).toBe('2026-11-20T20:37:02Z');
  advance(1);
  await client.get(LIVE).expect('cache-status', 'touchline; hit; ttl=1').expect('age', '1');
  expect(upstream.requests).toHaveLength(2);
});

test('a 304 without a cached response is 502', async () => {
  const { client, respondWith } = await setUp();
  respondWith((_, response) => void response.writeHead(304).end());
  await client.get(LIVE).expect(502);
});

test('concurrent requests share one upstream call', async () => {
  const { app, upstream, respondWith } = await setUp();
  respondWith((request, response) => setTimeout(() => json([1])(request, response), 50));
  const responses = await Promise.all(Array.from({ length: 500 }, () => app.inject(LIVE)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const collapsed = responses.filter(({ headers }) =>
    `${headers['cache-status']}`.includes('collapsed'),
  );
  expect(collapsed).toHaveLength(499);
  expect(upstream.requests).toHaveLength(1);
});

test('language and world are part of the cache key, the order of parameters is not', async () => {
  const { client, upstream } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const get = (headers: Record<string, string>) => client.get(LIVE).set(headers).expect(200);
  await get({});
  await get({ 'accept-language': 'de,en;q=0.8' });
  await get({ 'accept-language': 'zh' });
  await get({ 'accept-language': 'zh-Hant, en;q=0.2' });
  await get({ 'x-world-at': '2026-05-01T00:00:00Z' });
  await get({ 'x-mock-scenario': 'storm' });
  await get({ 'x-mock-overrides': '{"getTeam":{"fail":503}}' });
  expect(upstream.requests).toHaveLength(5);
  await client.get('/api/matches/tomorrow?timezoneOffset=480&limit=16').expect(200);
  await client.get('/api/matches/tomorrow?limit=16&timezoneOffset=480').expect(200);
  await client.get('/api/matches/tomorrow?timezoneOffset=480').expect(200);
  expect(upstream.requests).toHaveLength(6);
});

test('the time zone is part of the cache key', async () => {
  const { client, upstream } = await setUp();
  const day = '/api/matches?date=20261025&timezoneOffset=0&sportType=football';
  const get = (zone: string) => client.get(day + zone).expect(200);
  await get('');
  await get('&timeZone=Europe/London');
  await get('&timeZone=Europe%2FLondon');
  await get('&timeZone=Europe/Lisbon');
  expect(upstream.requests.map(({ url }) => /timeZone=([^&]+)/.exec(url ?? '')?.[1])).toEqual([
    undefined,
    'Europe%2FLondon',
    'Europe%2FLisbon',
  ]);
  const { body } = await client.get(`${day}&timeZone=Mars//Olympus`).expect(400);
  expect(body.errors).toEqual([
    {
      field: 'timeZone',
      in: 'query',
      message: "must be written like Europe/London, not 'Mars//Olympus'",
    },
  ]);
});

test.each([
  { 'set-cookie': 'session=1' },
  { 'cache-control': 'private' },
  { 'cache-control': 'max-age=60, no-store' },
  { vary: '*' },
])('a private response is not cached: %o', async (headers) => {
  const { client, upstream } = await setUp({}, headers as Record<string, string>);
  const first = await client.get(LIVE).expect(200).expect('cache-control', 'private, no-store');
  expect(first.headers).not.toHaveProperty('set-cookie');
  const [second, third] = await Promise.all([client.get(LIVE), client.get(LIVE)]);
  expect(new Set([first, second, third].map(({ body }) => body.data[0])).size).toBe(3);
  expect(upstream.requests).toHaveLength(3);
});

test('a call with a token bypasses the cache', async () => {
  const { client, upstream } = await setUp();
  const wallet = (username: string) =>
    client.get('/api/auth/wallet').set('authorization', bearer(username));
  await wallet('one')
    .expect('cache-control', 'private, no-store')
    .expect('cache-status', 'touchline; fwd=bypass');
  await wallet('two').expect(200);
  expect(upstream.requests).toHaveLength(2);
});

test('a 4xx is passed on with our request id, and not cached', async () => {
  const { client, upstream, respondWith } = await setUp();
  respondWith((_, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    response.end(
      JSON.stringify({
        title: 'x',
        status: 404,
        detail: 'No match bears this id.',
        requestId: 'theirs',
      }),
    );
  });
  const { body, headers } = await client.get('/api/matches/info?matchId=ma-x').expect(404);
  expect(body).toMatchObject({
    detail: 'No match bears this id.',
    requestId: headers['x-request-id'],
  });
  await client.get('/api/matches/info?matchId=ma-x').expect(404);
  expect(upstream.requests).toHaveLength(2);
});

test('an ETag is strong, differs by encoding, and allows a 304 without an upstream call', async () => {
  const { client, upstream, respondWith } = await setUp();
  respondWith(json(['x'.repeat(5000)]));
  const br = await client.get(LIVE).set('accept-encoding', 'br').expect('content-encoding', 'br');
  const plain = await client.get(LIVE).set('accept-encoding', 'identity').expect(200);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  const again = await client
    .get(LIVE)
    .set('if-none-match', `"other", W/${plain.headers.etag}`)
    .expect(304);
  expect(again.text).toBe('');
  expect(again.headers['cache-control']).toBeDefined();
  expect(again.headers).not.toHaveProperty('content-length');
  expect(upstream.requests).toHaveLength(1);
});

test('the cache stays within its bytes, and evicts the least recently used', async () => {
  const { client, upstream, respondWith } = await setUp({ env: { CACHE_MB: '1' } });
  respondWith(json(['x'.repeat(60_000)]));
  const get = (limit: number) => client.get(`${LIVE}?limit=${limit}`).expect(200);
  for (let limit = 1; limit <= 20; limit += 1) await get(limit);
  await get(20);
  expect(upstream.requests).toHaveLength(20);
  await get(1);
  expect(upstream.requests).toHaveLength(21);
});

test('a disconnect aborts the upstream call, unless another client waits for it', async () => {
  const { url, upstream, respondWith } = await setUp();
  let aborted = 0;
  respondWith((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    setTimeout(() => json([])(request, response), 200);
  });
  const arrived = (n: number) => waitFor(() => expect(upstream.requests).toHaveLength(n));
  const [one, two] = [new AbortController(), new AbortController()];
  const get = async (signal: AbortSignal) => {
    const response = await fetch(url + LIVE, { signal });
    await response.text();
    return response.status;
  };
  const both = [get(one.signal).catch(({ name }: Error) => name), get(two.signal)];
  await arrived(1);
  // The second one has to join before the first disconnects.
  await sleep(100);
  one.abort();
  expect(await both[0]).toBe('AbortError');
  expect(await both[1]).toBe(200);
  expect([upstream.requests.length, aborted]).toEqual([1, 0]);

  const alone = new AbortController();
  const disconnected = fetch(`${url}${LIVE}?limit=3`, { signal: alone.signal }).catch(() => {});
  await arrived(2);
  alone.abort();
  await disconnected;
  await waitFor(() => expect(aborted).toBe(1));
});

test('a Vary on headers that the upstream never receives does not prevent caching', async () => {
  const { client, upstream } = await setUp({}, { vary: 'cookie, x-world-at, accept-language' });
  await client.get(LIVE).set('cookie', 'a=1').expect('vary', 'accept-language');
  await client.get(LIVE).set('cookie', 'a=2').expect('cache-status', /hit/);
  expect(upstream.requests).toHaveLength(1);
});

test('with dev tools the response varies on the world headers', async () => {
  const { client } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const vary =
    'accept-language, cookie, x-world-at, x-mock-scenario, x-mock-overrides, x-mock-facts';
  await client.get(LIVE).expect('vary', vary);
  await client
    .get(LIVE)
    .set('x-world-at', '2026-05-01T00:00:00Z')
    .expect('cache-control', 'private, no-cache');
});

test('SYS-7 a page learns the age of a cached response, and that the upstream fails', async () => {
  let now = 1_000_000;
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ origin, fetch }) => {
    const { headers } = await fetch(new Request(`${origin}/api/matches/live`));
    const body = `${headers.get('age')} ${headers.get('cache-status')}`;
    return { status: 200, headers: {}, body };
  });
  const { client } = await startGateway(upstream.url, { renderer, clock: () => now });
  expect((await client.get('/')).text).toMatch(/^0 /);
  upstream.server.closeAllConnections();
  upstream.server.close();
  now += 240_000;
  expect((await client.get('/')).text).toMatch(/^240 .*detail=stale-if-error/);
});
