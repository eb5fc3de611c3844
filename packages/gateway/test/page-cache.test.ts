import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageRequest } from '@touchline/shared/domain/page-renderer';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { handledUrls } from './handled-urls.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const html = (body: string, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: { 'content-type': 'text/html', ...headers },
  body,
});

/** A site whose pages show the number of renders, and a clock that the test moves. */
async function setUp(show: (request: PageRequest) => string, headers: Record<string, string> = {}) {
  const time = { now: 1_000_000 };
  let count = 0;
  const renderer = onePageSite(async (request) => {
    count += 1;
    const body = `${count} ${show(request)}`;
    await sleep(30);
    return html(body, headers);
  });
  const upstream = await startOrigin(json([]));
  const { client, app, url } = await startGateway(upstream.url, {
    renderer,
    clock: () => time.now,
  });
  const get = async (path = '/', sent: Record<string, string> = {}) =>
    (await app.inject({ url: path, headers: sent })).body;
  return { get, client, app, url, time, rendered: () => count };
}

test('concurrent visitors share one render, which is cached for seconds', async () => {
  const { app, rendered, time, get } = await setUp(() => '');
  const responses = await Promise.all(Array.from({ length: 200 }, () => app.inject('/')));
  expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(['1 ']));
  time.now += 900;
  expect(await get()).toBe('1 ');
  time.now += 1000;
  expect(await get()).toBe('1 ');
  await waitFor(async () => expect(await get()).toBe('2 '));
  time.now += 10_000;
  expect(await get()).toBe('3 ');
  expect(rendered()).toBe(3);
});

test('after the clock is set back a page is rendered again', async () => {
  const { time, get } = await setUp(() => '');
  expect(await get()).toBe('1 ');
  time.now -= 3_600_000;
  expect(await get()).toBe('2 ');
  expect(await get()).toBe('2 ');
});

test('a page varies on the cookies that it reads, and on no others', async () => {
  const { get, rendered } = await setUp(({ cookies }) => cookies.theme ?? 'none');
  expect(await get('/', { cookie: 'theme=dark; visitor=1' })).toBe('1 dark');
  expect(await get('/', { cookie: 'visitor=2; theme=dark' })).toBe('1 dark');
  expect(await get('/', { cookie: 'theme=light' })).toBe('2 light');
  expect(await get('/', { cookie: 'visitor=3' })).toBe('3 none');
  expect(rendered()).toBe(3);
});

test('a page varies on URL and origin, and not on the language of the browser', async () => {
  const { get, rendered } = await setUp(({ url, origin }) => origin + url);
  await get('/', { 'accept-language': 'en-GB' });
  expect(await get('/', { 'accept-language': 'zh' })).toMatch(/^1 /);
  await get('/?lang=zh');
  await get('/', { host: 'other.example' });
  expect(rendered()).toBe(3);
});

test('a visitor that joins a render which then reads a cookie gets the right page', async () => {
  const { app } = await setUp(({ cookies }) => cookies.theme ?? 'none');
  const themes = ['dark', 'light', 'dark', 'dim'];
  const responses = await Promise.all(
    themes.map((theme) => app.inject({ url: '/', headers: { cookie: `theme=${theme}` } })),
  );
  expect(responses.map(({ body }) => body.split(' ')[1])).toEqual(themes);
});

test('a page that reads further cookies conditionally is cached correctly', async () => {
  const { get } = await setUp(({ cookies }) => (cookies.a === '1' ? `a ${cookies.b}` : 'not a'));
  expect(await get('/', { cookie: 'a=0; b=x' })).toBe('1 not a');
  expect(await get('/', { cookie: 'a=1; b=x' })).toBe('2 a x');
  expect(await get('/', { cookie: 'a=1; b=y' })).toBe('3 a y');
  expect(await get('/', { cookie: 'a=1; b=x' })).toBe('2 a x');
});

test.each([
  { 'content-security-policy': "script-src 'nonce-abc'" },
  { 'set-cookie': 'a=b' },
  { 'cache-control': 'no-store' },
])('a page with %o is not shared', async (headers) => {
  const { app, rendered } = await setUp(() => '', headers as Record<string, string>);
  await Promise.all([app.inject('/'), app.inject('/')]);
  await app.inject('/');
  expect(rendered()).toBe(3);
});

test('a page of a Host with the port of its protocol has its data', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ fetch, origin }) =>
    html(String((await fetch(new Request(`${origin}/api/matches/live`))).status)),
  );
  const { client } = await startGateway(upstream.url, { renderer });
  await client.get('/').set('host', 'Touchline.dev:80').expect(200, '200');
});

test('a page with a failed call is not cached', async () => {
  let count = 0;
  const upstream = await startOrigin((_, response) => void response.writeHead(500).end());
  const renderer = onePageSite(async ({ fetch, origin: siteOrigin }) => {
    count += 1;
    await fetch(new Request(`${siteOrigin}/api/matches/live`));
    return html('half');
  });
  const { client } = await startGateway(upstream.url, { renderer });
  await client.get('/').expect(200);
  await client.get('/').expect(200);
  expect(count).toBe(2);
});

test('a page whose calls are 429, since its network has asked for too much, is not cached for others', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ fetch, origin }) => {
    const call = new Request(`${origin}/api/matches/live?limit=1`);
    return html(String((await fetch(call)).status));
  });
  const env = { MISSES_PER_ADDRESS: '1' };
  const { app } = await startGateway(upstream.url, { renderer, env });
  const visit = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  await visit('/api/matches/live?limit=2', '192.0.2.1');
  expect((await visit('/', '192.0.2.1')).body).toBe('429');
  expect((await visit('/', '198.51.100.1')).body).toBe('200');
});

test('a visitor that disconnects does not abort a render that others wait for', async () => {
  const rendering = Promise.withResolvers<void>();
  let renders = 0;
  const renderer = onePageSite(async () => {
    renders += 1;
    await rendering.promise;
    return html('page');
  });
  const upstream = await startOrigin(json([]));
  const { app, url } = await startGateway(upstream.url, { renderer });
  const handled = handledUrls();
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  const first = new AbortController();
  const firstResult = fetch(url, { signal: first.signal }).catch(() => 'aborted');
  await waitFor(() => expect(handled).toHaveLength(1));
  const second = fetch(url).then((response) => response.text());
  await waitFor(() => expect(handled).toHaveLength(2));
  first.abort();
  expect(await firstResult).toBe('aborted');
  await waitFor(() => expect(sockets[0]?.closed).toBe(true));
  rendering.resolve();
  expect(await second).toBe('page');
  expect(renders).toBe(1);
});

test('pages use cached responses while the upstream is down', async () => {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin(json(['cached']));
  const renderer = onePageSite(async ({ fetch, origin: siteOrigin }) => {
    const response = await fetch(new Request(`${siteOrigin}/api/matches/live`));
    return html(await response.text());
  });
  const { client } = await startGateway(upstream.url, { renderer, clock: () => time.now });
  await client.get('/').expect(200, '{"data":["cached"]}');
  upstream.server.closeAllConnections();
  upstream.server.close();
  time.now += 300_000;
  await client.get('/').expect(200, '{"data":["cached"]}');
});

const bytesOf = async ({ app }: { app: FastifyInstance }, cache: string) => {
  const { body } = await app.inject('/metrics');
  return Number(new RegExp(`touchline_cache_bytes{cache="${cache}"} (\\d+)`).exec(body)?.[1]);
};

test('pages that cannot be served any more take no memory', async () => {
  const { app, url, time } = await setUp(() => 'x'.repeat(10_000));
  const visit = async (path: string) => (await fetch(url + path)).text();
  for (let n = 0; n < 20; n += 1) {
    await visit(`/football/${n}`);
    await visit(`/football/${n}`);
  }
  expect(await bytesOf({ app }, 'pages')).toBeGreaterThan(200_000);
  expect(await bytesOf({ app }, 'front')).toBeGreaterThan(40_000);
  time.now += 5000;
  for (let n = 0; n < 2; n += 1) await visit('/basketball');
  expect(await bytesOf({ app }, 'pages')).toBeLessThan(20_000);
  expect(await bytesOf({ app }, 'front')).toBeLessThan(20_000);
});
