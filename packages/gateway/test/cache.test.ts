import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { bearer, gateway, type TestOptions } from './gateway.ts';
import { json, origin } from './origin.ts';

/** A clock that the test moves, and an upstream that counts its answers. */
async function setUp(options: TestOptions = {}, headers: Record<string, string | string[]> = {}) {
  const time = { now: 1_000_000 };
  let listener: RequestListener | undefined;
  let count = 0;
  const upstream = await origin((request, response) => {
    count += 1;
    (listener ?? json([count], headers))(request, response);
  });
  const { ask, url, app } = await gateway(upstream.url, { clock: () => time.now, ...options });
  return {
    upstream,
    ask,
    url,
    app,
    after: (seconds: number) => {
      time.now += seconds * 1000;
    },
    answer: (next: RequestListener | undefined) => {
      listener = next;
    },
  };
}

const LIVE = '/api/matches/live';
const down: RequestListener = (_, response) => void response.writeHead(500).end();

test('a fresh answer is served from memory, with its age', async () => {
  const { ask, upstream, after } = await setUp();
  const first = await ask
    .get(LIVE)
    .expect('cache-status', 'touchline; fwd=miss; fwd-status=200; stored');
  expect(first.headers['cache-control']).toBe(
    'public, max-age=2, stale-while-revalidate=10, stale-if-error=600',
  );
  after(1);
  const second = await ask
    .get(LIVE)
    .expect('cache-status', 'touchline; hit; ttl=1')
    .expect('age', '1');
  expect(second.body).toEqual(first.body);
  expect(upstream.seen).toHaveLength(1);
});

test('a stale answer is served at once while one request renews it', async () => {
  const { ask, upstream, after, answer } = await setUp();
  await ask.get(LIVE);
  after(5);
  answer((request, response) => setTimeout(() => json([2])(request, response), 100));
  const stale = await Promise.all([1, 2, 3].map(() => ask.get(LIVE)));
  expect(stale.map(({ body }) => body.data)).toEqual([[1], [1], [1]]);
  expect(stale[0]?.headers['cache-status']).toBe(
    'touchline; hit; detail=stale-while-revalidate; ttl=-3',
  );
  await sleep(150);
  expect(upstream.seen).toHaveLength(2);
  expect((await ask.get(LIVE)).body.data).toEqual([2]);
});

test('what is too old is asked for anew, and served all the same when the upstream fails', async () => {
  const { ask, after, answer } = await setUp();
  await ask.get(LIVE);
  after(60);
  answer(down);
  const { body, headers } = await ask.get(LIVE).expect(200).expect('age', '60');
  expect(body.data).toEqual([1]);
  expect(headers['cache-status']).toBe('touchline; hit; detail=stale-if-error; ttl=-58');
  after(600);
  await ask.get(LIVE).expect(502);
  answer(undefined);
  expect((await ask.get(LIVE).expect(200)).body.data).toEqual([4]);
});

test('an answer with a tag is not sent again when it is the same still', async () => {
  const { ask, upstream, after, answer } = await setUp();
  const at = (second: number) => ({
    etag: 'W/"one"',
    'x-world-now': `2026-11-20T20:37:0${second}Z`,
  });
  answer((request, response) => {
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304, at(2)).end();
    else json(['first'], at(0))(request, response);
  });
  const first = await ask.get(LIVE).expect(200);
  after(60);
  const second = await ask
    .get(LIVE)
    .expect('cache-status', 'touchline; fwd=stale; fwd-status=304; stored');
  expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
  expect(second.headers['x-world-now']).toBe('2026-11-20T20:37:02Z');
  after(1);
  await ask.get(LIVE).expect('cache-status', 'touchline; hit; ttl=1').expect('age', '1');
  expect(upstream.seen).toHaveLength(2);
});

test('an upstream that says 304 to who has nothing is 502', async () => {
  const { ask, answer } = await setUp();
  answer((_, response) => void response.writeHead(304).end());
  await ask.get(LIVE).expect(502);
});

test('however many ask at once, the upstream is asked once', async () => {
  const { app, upstream, answer } = await setUp();
  answer((request, response) => setTimeout(() => json([1])(request, response), 50));
  const answers = await Promise.all(Array.from({ length: 500 }, () => app.inject(LIVE)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const collapsed = answers.filter(({ headers }) =>
    `${headers['cache-status']}`.includes('collapsed'),
  );
  expect(collapsed).toHaveLength(499);
  expect(upstream.seen).toHaveLength(1);
});

test('language and dev world are part of the key, the order of parameters is not', async () => {
  const { ask, upstream } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const get = (headers: Record<string, string>) => ask.get(LIVE).set(headers).expect(200);
  await get({});
  await get({ 'accept-language': 'de,en;q=0.8' });
  await get({ 'accept-language': 'zh' });
  await get({ 'accept-language': 'zh-Hant, en;q=0.2' });
  await get({ 'x-world-at': '2026-05-01T00:00:00Z' });
  await get({ 'x-mock-scenario': 'storm' });
  expect(upstream.seen).toHaveLength(4);
  await ask.get('/api/matches/tomorrow?timezoneOffset=480&limit=16').expect(200);
  await ask.get('/api/matches/tomorrow?limit=16&timezoneOffset=480').expect(200);
  await ask.get('/api/matches/tomorrow?timezoneOffset=480').expect(200);
  expect(upstream.seen).toHaveLength(5);
});

test.each([
  { 'set-cookie': 'session=1' },
  { 'cache-control': 'private' },
  { 'cache-control': 'max-age=60, no-store' },
  { vary: '*' },
])('an answer that is private is never kept: %o', async (headers) => {
  const { ask, upstream } = await setUp({}, headers as Record<string, string>);
  const first = await ask.get(LIVE).expect(200).expect('cache-control', 'private, no-store');
  expect(first.headers).not.toHaveProperty('set-cookie');
  const [second, third] = await Promise.all([ask.get(LIVE), ask.get(LIVE)]);
  expect(new Set([first, second, third].map(({ body }) => body.data[0])).size).toBe(3);
  expect(upstream.seen).toHaveLength(3);
});

test('a call with a token is neither kept nor answered from what is kept', async () => {
  const { ask, upstream } = await setUp();
  const wallet = (username: string) =>
    ask.get('/api/auth/wallet').set('authorization', bearer(username));
  await wallet('one')
    .expect('cache-control', 'private, no-store')
    .expect('cache-status', 'touchline; fwd=bypass');
  await wallet('two').expect(200);
  expect(upstream.seen).toHaveLength(2);
});

test('a refusal is passed on with our request id, and not kept', async () => {
  const { ask, upstream, answer } = await setUp();
  answer((_, response) => {
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
  const { body, headers } = await ask.get('/api/matches/info?matchId=ma-x').expect(404);
  expect(body).toMatchObject({
    detail: 'No match bears this id.',
    requestId: headers['x-request-id'],
  });
  await ask.get('/api/matches/info?matchId=ma-x').expect(404);
  expect(upstream.seen).toHaveLength(2);
});

test('a tag is strong, differs by encoding, and makes a 304 without asking the upstream', async () => {
  const { ask, upstream, answer } = await setUp();
  answer(json(['x'.repeat(5000)]));
  const br = await ask.get(LIVE).set('accept-encoding', 'br').expect('content-encoding', 'br');
  const plain = await ask.get(LIVE).set('accept-encoding', 'identity').expect(200);
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  const again = await ask
    .get(LIVE)
    .set('if-none-match', `"other", W/${plain.headers.etag}`)
    .expect(304);
  expect(again.text).toBe('');
  expect(again.headers['cache-control']).toBeDefined();
  expect(again.headers).not.toHaveProperty('content-length');
  expect(upstream.seen).toHaveLength(1);
});

test('the cache keeps to its budget of bytes, and drops what was used longest ago', async () => {
  const { ask, upstream, answer } = await setUp({ env: { CACHE_MB: '1' } });
  answer(json(['x'.repeat(60_000)]));
  const get = (limit: number) => ask.get(`${LIVE}?limit=${limit}`).expect(200);
  for (let limit = 1; limit <= 20; limit += 1) await get(limit);
  await get(20);
  expect(upstream.seen).toHaveLength(20);
  await get(1);
  expect(upstream.seen).toHaveLength(21);
});

test('who leaves calls off the work, unless somebody else still waits for it', async () => {
  const { url, upstream, answer } = await setUp();
  let calledOff = 0;
  answer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) calledOff += 1;
    });
    setTimeout(() => json([])(request, response), 200);
  });
  const arrived = (n: number) => vi.waitFor(() => expect(upstream.seen).toHaveLength(n));
  const [one, two] = [new AbortController(), new AbortController()];
  const get = async (signal: AbortSignal) => {
    const answer = await fetch(url + LIVE, { signal });
    await answer.text();
    return answer.status;
  };
  const both = [get(one.signal).catch(({ name }: Error) => name), get(two.signal)];
  await arrived(1);
  // The second one has to join before the first leaves.
  await sleep(100);
  one.abort();
  expect(await both[0]).toBe('AbortError');
  expect(await both[1]).toBe(200);
  expect([upstream.seen.length, calledOff]).toEqual([1, 0]);

  const alone = new AbortController();
  const left = fetch(`${url}${LIVE}?limit=3`, { signal: alone.signal }).catch(() => {});
  await arrived(2);
  alone.abort();
  await left;
  await vi.waitFor(() => expect(calledOff).toBe(1));
});

test('an upstream may vary on what it is never told', async () => {
  const { ask, upstream } = await setUp({}, { vary: 'cookie, x-world-at, accept-language' });
  await ask.get(LIVE).set('cookie', 'a=1').expect('vary', 'accept-language');
  await ask.get(LIVE).set('cookie', 'a=2').expect('cache-status', /hit/);
  expect(upstream.seen).toHaveLength(1);
});

test('where dev tools are on a browser is told that an answer depends on its world', async () => {
  const { ask } = await setUp({ env: { DEV_TOOLS: 'on' } });
  await ask.get(LIVE).expect('vary', 'accept-language, cookie, x-world-at, x-mock-scenario');
  await ask
    .get(LIVE)
    .set('x-world-at', '2026-05-01T00:00:00Z')
    .expect('cache-control', 'private, no-cache');
});
