import { setTimeout as sleep } from 'node:timers/promises';
import type { PageRequest } from '@touchline/types';
import { expect, test } from 'vitest';
import { gateway, onePage } from './gateway.ts';
import { json, origin } from './origin.ts';

const html = (body: string, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: { 'content-type': 'text/html', ...headers },
  body,
});

/** A site that shows how often it was rendered, and a clock that the test moves. */
async function setUp(show: (request: PageRequest) => string, headers: Record<string, string> = {}) {
  const time = { now: 1_000_000 };
  let count = 0;
  const renderer = onePage(async (request) => {
    count += 1;
    const mine = `${count} ${show(request)}`;
    await sleep(30);
    return html(mine, headers);
  });
  const upstream = await origin(json([]));
  const { ask, app, url } = await gateway(upstream.url, { renderer, clock: () => time.now });
  const get = async (path = '/', sent: Record<string, string> = {}) =>
    (await app.inject({ url: path, headers: sent })).body;
  return { get, ask, app, url, time, rendered: () => count };
}

test('a page is rendered once for a crowd, and kept for a moment', async () => {
  const { app, rendered, time, get } = await setUp(() => '');
  const crowd = await Promise.all(Array.from({ length: 200 }, () => app.inject('/')));
  expect(new Set(crowd.map(({ body }) => body))).toEqual(new Set(['1 ']));
  time.now += 900;
  expect(await get()).toBe('1 ');
  time.now += 1000;
  expect(await get()).toBe('1 ');
  await sleep(60);
  expect(await get()).toBe('2 ');
  time.now += 10_000;
  expect(await get()).toBe('3 ');
  expect(rendered()).toBe(3);
});

test('it depends on the cookies that it looks at, and on no others', async () => {
  const { get, rendered } = await setUp(({ cookies }) => cookies.theme ?? 'none');
  expect(await get('/', { cookie: 'theme=dark; visitor=1' })).toBe('1 dark');
  expect(await get('/', { cookie: 'visitor=2; theme=dark' })).toBe('1 dark');
  expect(await get('/', { cookie: 'theme=light' })).toBe('2 light');
  expect(await get('/', { cookie: 'visitor=3' })).toBe('3 none');
  expect(rendered()).toBe(3);
});

test('it depends on language, address, origin and world', async () => {
  const { get, rendered } = await setUp(({ acceptLanguage }) => String(acceptLanguage));
  await get('/', { 'accept-language': 'en-GB' });
  await get('/', { 'accept-language': 'en-US,en;q=0.9' });
  expect(await get('/', { 'accept-language': 'zh' })).toBe('2 zh');
  await get('/?lang=zh');
  await get('/', { host: 'other.example' });
  expect(rendered()).toBe(4);
});

test('who joins a render that turns out to look at a cookie gets his own page', async () => {
  const { app } = await setUp(({ cookies }) => cookies.theme ?? 'none');
  const themes = ['dark', 'light', 'dark', 'dim'];
  const answers = await Promise.all(
    themes.map((theme) => app.inject({ url: '/', headers: { cookie: `theme=${theme}` } })),
  );
  expect(answers.map(({ body }) => body.split(' ')[1])).toEqual(themes);
});

test('a page that looks at one cookie or another depending on the first mixes nobody up', async () => {
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
])('a page with %o is for one visitor alone', async (headers) => {
  const { app, rendered } = await setUp(() => '', headers as Record<string, string>);
  await Promise.all([app.inject('/'), app.inject('/')]);
  await app.inject('/');
  expect(rendered()).toBe(3);
});

test('a page on which a call failed is not kept', async () => {
  let count = 0;
  const upstream = await origin((_, response) => void response.writeHead(500).end());
  const renderer = onePage(async ({ fetch, origin: own }) => {
    count += 1;
    await fetch(new Request(`${own}/api/matches/live`));
    return html('half');
  });
  const { ask } = await gateway(upstream.url, { renderer });
  await ask.get('/').expect(200);
  await ask.get('/').expect(200);
  expect(count).toBe(2);
});

test('the visitor who came first and leaves takes the page from nobody', async () => {
  const { url } = await setUp(() => '');
  const first = new AbortController();
  const left = fetch(url, { signal: first.signal }).catch(() => 'left');
  await sleep(10);
  const second = fetch(url).then((answer) => answer.text());
  await sleep(5);
  first.abort();
  expect(await left).toBe('left');
  expect(await second).toBe('1 ');
});

test('pages still come from what is known when the upstream is down', async () => {
  const time = { now: 1_000_000 };
  const upstream = await origin(json(['known']));
  const renderer = onePage(async ({ fetch, origin: own }) => {
    const answer = await fetch(new Request(`${own}/api/matches/live`));
    return html(await answer.text());
  });
  const { ask } = await gateway(upstream.url, { renderer, clock: () => time.now });
  await ask.get('/').expect(200, '{"data":["known"]}');
  upstream.server.closeAllConnections();
  upstream.server.close();
  time.now += 300_000;
  await ask.get('/').expect(200, '{"data":["known"]}');
});
