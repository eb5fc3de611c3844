import { WORLD_HEADERS } from '@touchline/shared/domain/http/world-headers';
import { expect, test } from 'vitest';
import { bearer, onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { handledUrls as recordHandledUrls } from './handled-urls.ts';
import { json, startOrigin } from './origin.ts';

const LIVE = '/api/matches/live';

/** A gateway with a clock that the test moves, and the URLs of requests that Fastify has handled. */
async function setUp(options: TestOptions = {}) {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin(json(['x'.repeat(3000)]));
  const { client, app } = await startGateway(upstream.url, {
    clock: () => time.now,
    ...options,
  });
  return { client, app, time, handledUrls: recordHandledUrls(), upstream };
}

const HEADERS = {
  'accept-encoding': 'gzip, br',
  'accept-language': 'zh',
  'x-request-id': 'one-of-these',
};

test('a fresh response is sent again with the same headers, before Fastify; no hook of the gateway prevents it', async () => {
  const { client, app, time, handledUrls } = await setUp();
  const get = async () => {
    const { status, headers, text } = await client.get(LIVE).set(HEADERS);
    return { status, headers, text };
  };
  await get();
  time.now += 1100;
  const before = await get();
  handledUrls.length = 0;
  const fromFront = await get();
  expect(handledUrls).toEqual([]);
  const { date, ...headers } = fromFront.headers;
  const { date: _, ...same } = before.headers;
  expect(headers).toEqual(same);
  expect(fromFront.text).toBe(before.text);
  expect(headers).toMatchObject({ age: '1', 'cache-status': 'touchline; hit; ttl=0' });
  expect(headers['x-request-id']).toBe('one-of-these');

  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(/touchline_request_seconds_count\{operation="listLiveMatches".*"200"\} 3/);
  expect(body).toMatch(/touchline_cache_total\{operation="listLiveMatches",result="hit"\} 2/);
});

test('each response from the front cache has its own request id and its current age', async () => {
  const { client, time } = await setUp();
  await client.get(LIVE);
  await client.get(LIVE);
  const one = await client
    .get(LIVE)
    .expect('age', '0')
    .expect('cache-status', 'touchline; hit; ttl=2');
  time.now += 1000;
  const two = await client
    .get(LIVE)
    .expect('age', '1')
    .expect('cache-status', 'touchline; hit; ttl=1');
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
});

test('requests that differ are handled by Fastify', async () => {
  const { client, handledUrls } = await setUp();
  const plain = () => client.get(LIVE).set(HEADERS);
  const { headers } = await plain();
  await plain();
  handledUrls.length = 0;
  await plain();
  expect(handledUrls).toEqual([]);
  await plain()
    .set('if-none-match', headers.etag as string)
    .expect(304);
  await client.head(LIVE).set(HEADERS).expect(200);
  await client.options(LIVE).set(HEADERS).expect(405);
  await plain().set('accept-language', 'en').expect(200);
  await plain().set('accept-encoding', 'identity').expect(200);
  await plain().set('authorization', bearer()).expect(200);
  await client.get(`${LIVE}?limit=16`).set(HEADERS).expect(200);
  await client.get(LIVE).set(HEADERS).send({ a: 1 });
  expect(handledUrls).toHaveLength(7);
});

test('a response that is no longer fresh is stale, and the next one is new', async () => {
  const { client, time, upstream } = await setUp();
  for (let n = 0; n < 3; n += 1) await client.get(LIVE).expect(200);
  time.now += 2000;
  await client.get(LIVE).expect('cache-status', /stale-while-revalidate/);
  await expect.poll(() => upstream.requests).toHaveLength(2);
  for (let n = 0; n < 2; n += 1)
    await client.get(LIVE).expect('cache-status', 'touchline; hit; ttl=2');
});

test.each(WORLD_HEADERS)('%s is never answered by the front cache', async (name) => {
  const { client } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const plain = () => client.get(LIVE).set(HEADERS);
  for (let n = 0; n < 3; n += 1) await plain();
  await plain().set(name, '{}').expect('cache-control', 'private, no-cache');
  await plain().set('cookie', `${name}=%7B%7D`).expect('cache-control', 'private, no-cache');
});

test('a page is sent again only for the same cookies and host', async () => {
  const renderer = onePageSite(async ({ origin: siteOrigin, cookies }) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
    body: `${siteOrigin} ${cookies.theme}`,
  }));
  const { client, handledUrls, time } = await setUp({ renderer });
  const get = (sent: Record<string, string>) => client.get('/').set({ host: 'a.b', ...sent });
  for (let n = 0; n < 2; n += 1) await get({ cookie: 'theme=dark' });
  handledUrls.length = 0;
  const { text, headers } = await get({ cookie: 'theme=dark' });
  expect(handledUrls).toEqual([]);
  expect(text).toBe('http://a.b dark');
  expect(headers).toMatchObject({
    'cache-status': 'touchline-pages; hit',
    'content-security-policy': "default-src 'self'",
  });
  expect(headers).not.toHaveProperty('age');
  expect((await get({ cookie: 'theme=light' })).text).toBe('http://a.b light');
  expect((await get({ cookie: 'theme=dark', host: 'c.d' })).text).toBe('http://c.d dark');
  await get({ cookie: 'theme=dark', accept: 'image/png' }).expect(404);
  time.now += 1000;
  handledUrls.length = 0;
  await get({ cookie: 'theme=dark' });
  expect(handledUrls).toHaveLength(1);
});

test('cookies that a page does not read, which anybody can make up, leave the stored page in place', async () => {
  const renderer = onePageSite(async ({ cookies }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `theme ${cookies.theme}`,
  }));
  const { client, handledUrls } = await setUp({ renderer });
  for (let n = 0; n < 2; n += 1) await client.get('/').set('cookie', 'theme=dark');
  handledUrls.length = 0;
  for (let n = 0; n < 30; n += 1) {
    const cookie = `made-up-${n}=${n}; theme=dark`;
    expect((await client.get('/').set('cookie', cookie)).text).toBe('theme dark');
  }
  expect(handledUrls).toEqual([]);
});

test('behind a trusted proxy pages are always handled by Fastify', async () => {
  const renderer = onePageSite(async ({ origin: siteOrigin }) => ({
    status: 200,
    headers: {},
    body: siteOrigin,
  }));
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const { client } = await setUp({ renderer, env });
  for (const proto of ['http', 'https', 'http', 'https']) {
    const { text } = await client.get('/').set({ host: 'a.b', 'x-forwarded-proto': proto });
    expect(text).toBe(`${proto}://a.b`);
  }
});
