import { channel } from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import { bearer, gateway, onePage, type TestOptions } from './gateway.ts';
import { json, origin } from './origin.ts';

const LIVE = '/api/matches/live';

/** A gateway with a clock that the test moves, and the addresses that went the whole way through the framework. */
async function setUp(options: TestOptions = {}) {
  const time = { now: 1_000_000 };
  const upstream = await origin(json(['x'.repeat(3000)]));
  const { ask, app, url } = await gateway(upstream.url, { clock: () => time.now, ...options });
  const whole: string[] = [];
  const handled = channel('tracing:fastify.request.handler:start');
  const note = (message: unknown) =>
    void whole.push((message as { request: { url: string } }).request.url);
  handled.subscribe(note);
  onTestFinished(() => void handled.unsubscribe(note));
  return { ask, app, url, time, whole, upstream };
}

const words = {
  'accept-encoding': 'gzip, br',
  'accept-language': 'zh',
  'x-request-id': 'one-of-these',
};

test('what was answered a moment ago is sent again, header for header, without the whole way', async () => {
  const { ask, app, time, whole } = await setUp();
  const get = async () => {
    const { status, headers, text } = await ask.get(LIVE).set(words);
    return { status, headers, text };
  };
  await get();
  time.now += 1100;
  const before = await get();
  whole.length = 0;
  const fast = await get();
  expect(whole).toEqual([]);
  const { date, ...headers } = fast.headers;
  const { date: _, ...same } = before.headers;
  expect(headers).toEqual(same);
  expect(fast.text).toBe(before.text);
  expect(headers).toMatchObject({ age: '1', 'cache-status': 'touchline; hit; ttl=0' });
  expect(headers['x-request-id']).toBe('one-of-these');

  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(/touchline_request_seconds_count\{operation="listLiveMatches".*"200"\} 3/);
  expect(body).toMatch(/touchline_cache_total\{operation="listLiveMatches",result="hit"\} 2/);
});

test('each answer has a request id of its own, and its age as it is', async () => {
  const { ask, time } = await setUp();
  await ask.get(LIVE);
  await ask.get(LIVE);
  const one = await ask
    .get(LIVE)
    .expect('age', '0')
    .expect('cache-status', 'touchline; hit; ttl=2');
  time.now += 1000;
  const two = await ask
    .get(LIVE)
    .expect('age', '1')
    .expect('cache-status', 'touchline; hit; ttl=1');
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
});

test('whatever makes a difference goes the whole way', async () => {
  const { ask, time, whole } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const plain = () => ask.get(LIVE).set(words);
  await plain();
  const { headers } = await plain();
  await plain();
  whole.length = 0;
  await plain();
  expect(whole).toHaveLength(0);
  await plain()
    .set('if-none-match', headers.etag as string)
    .expect(304);
  await ask.head(LIVE).set(words).expect(200);
  await plain().set('accept-language', 'en').expect(200);
  await plain().set('accept-encoding', 'identity').expect(200);
  await plain()
    .set('x-world-at', '2026-05-01T00:00:00Z')
    .expect('cache-control', 'private, no-cache');
  await plain().set('cookie', 'x-mock-scenario=storm').expect('cache-control', 'private, no-cache');
  await ask.get(`${LIVE}?limit=16`).set(words).expect(200);
  await ask.get(LIVE).set(words).send({ a: 1 });
  time.now += 2000;
  await plain().expect('cache-status', /stale-while-revalidate/);
  expect(whole.length).toBeGreaterThanOrEqual(8);
});

test('a token that the call does not look at makes no difference', async () => {
  const { ask, whole } = await setUp();
  for (let n = 0; n < 2; n += 1) await ask.get(LIVE);
  whole.length = 0;
  await ask.get(LIVE).set('authorization', bearer()).expect(200);
  expect(whole).toEqual([]);
});

test('a page is sent again to whoever brings the same words, by the same name', async () => {
  const renderer = onePage(async ({ origin: own, cookies, acceptLanguage }) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
    body: `${own} ${cookies.theme} ${acceptLanguage}`,
  }));
  const { ask, whole, time } = await setUp({ renderer });
  const get = (sent: Record<string, string>) => ask.get('/').set({ host: 'a.b', ...sent });
  for (let n = 0; n < 2; n += 1) await get({ cookie: 'theme=dark' });
  whole.length = 0;
  const { text, headers } = await get({ cookie: 'theme=dark' });
  expect(whole).toEqual([]);
  expect(text).toBe('http://a.b dark en');
  expect(headers).toMatchObject({
    'cache-status': 'touchline-pages; hit',
    'content-security-policy': "default-src 'self'",
  });
  expect(headers).not.toHaveProperty('age');
  expect((await get({ cookie: 'theme=light' })).text).toBe('http://a.b light en');
  expect((await get({ cookie: 'theme=dark', host: 'c.d' })).text).toBe('http://c.d dark en');
  expect((await get({ cookie: 'theme=dark', 'accept-language': 'zh' })).text).toContain(' zh');
  await get({ cookie: 'theme=dark', accept: 'image/png' }).expect(404);
  time.now += 1000;
  whole.length = 0;
  await get({ cookie: 'theme=dark' });
  expect(whole).toHaveLength(1);
});

test('behind a proxy whose word counts a page always goes the whole way, unless it is named', async () => {
  const renderer = onePage(async ({ origin: own }) => ({ status: 200, headers: {}, body: own }));
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const { ask } = await setUp({ renderer, env });
  for (const proto of ['http', 'https', 'http', 'https']) {
    const { text } = await ask.get('/').set({ host: 'a.b', 'x-forwarded-proto': proto });
    expect(text).toBe(`${proto}://a.b`);
  }
});

test('while a stale answer is renewed, all but a few are spared the whole way', async () => {
  const { url, time, whole } = await setUp();
  for (let n = 0; n < 2; n += 1) await (await fetch(url + LIVE)).text();
  time.now += 3000;
  whole.length = 0;
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(url + LIVE)));
  const said = new Set(answers.map(({ headers }) => headers.get('cache-status')));
  expect(
    [...said].every((one) => /; hit; (detail=stale-while-revalidate; )?ttl=/.test(`${one}`)),
  ).toBe(true);
  expect(whole.length).toBeGreaterThan(0);
  expect(whole.length).toBeLessThan(30);
  await Promise.all(answers.map((one) => one.arrayBuffer()));
});
