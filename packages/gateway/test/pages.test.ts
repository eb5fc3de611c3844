import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAssets } from '../src/assets/asset-store.ts';
import { gateway, onePage } from './gateway.ts';
import { json, origin } from './origin.ts';

const page = (body: string, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

test('SYS-9 status and headers of a page are the page’s own', async () => {
  const upstream = await origin(json([]));
  const renderer = onePage(async ({ url }) =>
    url === '/football/teams'
      ? page('', { location: '/football/teams/all' }, 301)
      : page('<p>lost</p>', { 'content-security-policy': "default-src 'self'" }, 404),
  );
  const { ask } = await gateway(upstream.url, { renderer });
  await ask.get('/football/teams').expect(301).expect('location', '/football/teams/all');
  const lost = await ask
    .get('/nowhere')
    .expect(404)
    .expect('content-type', 'text/html; charset=utf-8');
  expect(lost.text).toBe('<p>lost</p>');
  expect(lost.headers['content-security-policy']).toBe("default-src 'self'");
  expect(lost.headers['x-content-type-options']).toBe('nosniff');
});

test('SYS-2 a page asks the API by the gateway’s own rules, without a token or a cookie', async () => {
  const upstream = await origin(json([{ id: 'ma-1' }]));
  const renderer = onePage(async ({ origin: own, fetch }) => {
    const get = async (path: string) => {
      const request = new Request(`${own}${path}`, { headers: { authorization: 'Bearer x' } });
      const answer = await fetch(request);
      return [answer.status, await answer.json()];
    };
    const all = await Promise.all(
      ['/api/matches/live', '/api/matches/live?limit=x', '/api/lost', '/api/auth/wallet'].map(get),
    );
    return page(JSON.stringify(all));
  });
  const { ask } = await gateway(upstream.url, { renderer });
  const { text } = await ask.get('/').set('cookie', 'a=b').expect(200);
  const [live, wrong, lost, wallet] = JSON.parse(text);
  expect(live).toEqual([200, { data: [{ id: 'ma-1' }] }]);
  expect(wrong).toMatchObject([400, { errors: [{ field: 'limit' }] }]);
  expect(lost).toMatchObject([404, { status: 404 }]);
  expect(wallet).toMatchObject([401, { status: 401 }]);
  expect(upstream.seen).toHaveLength(1);
  expect(upstream.seen[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.seen[0]?.headers).not.toHaveProperty('cookie');
});

test('a page learns address, origin, cookies, language and time', async () => {
  const upstream = await origin(json([]));
  const renderer = onePage(async ({ url, origin: own, cookies, acceptLanguage, now }) =>
    page(JSON.stringify({ url, own, theme: cookies.theme, acceptLanguage, now })),
  );
  const { ask } = await gateway(upstream.url, { renderer, clock: () => 1234 });
  const { text } = await ask
    .get('/football/matches?day=20261120')
    .set({ host: 'touchline.dev', cookie: 'theme=dark', 'accept-language': 'zh-TW' });
  expect(JSON.parse(text)).toEqual({
    url: '/football/matches?day=20261120',
    own: 'http://touchline.dev',
    theme: 'dark',
    acceptLanguage: 'zh',
    now: 1234,
  });
});

test('in a dev world the site’s clock is the world’s', async () => {
  const upstream = await origin((request, response) => {
    const now = (request.headers['x-world-at'] as string) ?? '2026-11-20T20:37:00Z';
    json([], { 'x-world-now': now })(request, response);
  });
  const renderer = onePage(async ({ now }) => page(new Date(now).toISOString()));
  const { ask } = await gateway(upstream.url, { renderer, env: { DEV_TOOLS: 'on' } });
  expect((await ask.get('/')).text).toBe('2026-11-20T20:37:00.000Z');
  const other = await ask.get('/').set('x-world-at', '2030-01-01T00:00:00Z');
  expect(other.text).toBe('2030-01-01T00:00:00.000Z');
});

test('a page that throws, or is slow, gives way to the shell, and its calls are called off', async () => {
  let calledOff = 0;
  const upstream = await origin((_, response) => {
    response.on('close', () => {
      calledOff += 1;
    });
  });
  const renderer = onePage(async ({ url, fetch, origin: own }) => {
    if (url === '/broken') throw new Error('no such luck');
    await fetch(new Request(`${own}/api/matches/live`));
    return page('late');
  });
  const { ask } = await gateway(upstream.url, { renderer, env: { PAGE_BUDGET_MS: '100' } });
  for (const url of ['/broken', '/slow']) {
    const { text } = await ask.get(url).expect(200).expect('cache-control', 'no-store');
    expect(text).toBe('<p>shell</p>');
  }
  await sleep(50);
  expect(calledOff).toBe(1);
});

test('a renderer that never comes to an end, and hears no signal, gives way to the shell', async () => {
  const upstream = await origin(json([]));
  const renderer = onePage(() => new Promise(() => {}));
  const { ask } = await gateway(upstream.url, { renderer, env: { PAGE_BUDGET_MS: '50' } });
  const began = performance.now();
  const { text } = await ask.get('/').expect(200).expect('cache-control', 'no-store');
  expect(text).toBe('<p>shell</p>');
  expect(performance.now() - began).toBeLessThan(5000);
});

test('pages are compressed as the browser likes, and known ones are 304', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, {
    renderer: onePage(async () => page('<p>x</p>'.repeat(900))),
  });
  const br = await ask.get('/').set('accept-encoding', 'gzip, br').expect('content-encoding', 'br');
  expect(br.headers.vary).toContain('accept-encoding');
  const plain = await ask.get('/').set('accept-encoding', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const tag = br.headers.etag as string;
  expect(tag).toMatch(/^"[\w-]+-br"$/);
  expect(tag).not.toBe(plain.headers.etag);
  await ask.get('/').set({ 'accept-encoding': 'br', 'if-none-match': tag }).expect(304);
});

test('only who takes HTML gets a page, and only by GET', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { renderer: onePage(async () => page('x')) });
  await ask
    .get('/missing.png')
    .set('accept', 'image/*')
    .expect(404)
    .expect('content-type', /problem/);
  await ask.post('/login').send({}).expect(405).expect('allow', 'GET, HEAD');
});

test('a host that is none makes no page', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { renderer: onePage(async () => page('x')) });
  await ask.get('/').set('host', 'a"b').expect(400);
});

test('without a build calls still work, and /readyz says what is missing', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url);
  await ask.get('/api/matches/live').expect(200);
  await ask.get('/').expect(503);
  const { body } = await ask.get('/readyz').expect(503);
  expect(body.detail).toBe('The page renderer is not loaded; build the site first.');
});

function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'let x = 1;'.repeat(500));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), 'self.build = {};');
  writeFileSync(join(folder, 'app.zh.webmanifest'), '{}');
  writeFileSync(join(folder, 'index.html'), 'never served');
  writeFileSync(join(folder, '.secret'), 'never served');
  return folder;
}

test('hashed files are kept for ever and come compressed, others are asked for again', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { assets: readAssets(builtSite()) });
  await ask
    .get('/assets/app-1.js')
    .set('accept-encoding', 'br')
    .expect(200)
    .expect('content-encoding', 'br')
    .expect('content-type', 'text/javascript; charset=utf-8')
    .expect('cache-control', 'public, max-age=31536000, immutable');
  await ask
    .get('/favicon.svg')
    .expect(200)
    .expect('cache-control', /max-age=3600/);
  await ask.post('/assets/app-1.js').expect(405);
});

test('what the build has compressed is sent as it is', async () => {
  const upstream = await origin(json([]));
  const folder = builtSite();
  writeFileSync(join(folder, 'assets', 'app-1.js.br'), 'as the build has it');
  const { url } = await gateway(upstream.url, { assets: readAssets(folder) });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'GET /assets/app-1.js HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\nconnection: close\r\n\r\n',
  );
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/content-encoding: br\r\n(.+\r\n)*\r\nas the build has it$/);
});

test('the worker is asked for anew each time, and may fetch from the site alone', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { assets: readAssets(builtSite()) });
  await ask
    .get('/sw.js')
    .expect(200)
    .expect('cache-control', 'no-cache')
    .expect('content-type', 'text/javascript; charset=utf-8')
    .expect('content-security-policy', "default-src 'none';connect-src 'self'");
  await ask
    .get('/app.zh.webmanifest')
    .expect(200)
    .expect('content-type', 'application/manifest+json; charset=utf-8');
});

test('a file that is not there is 404, and nothing leads out of the folder', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { assets: readAssets(builtSite()) });
  await ask
    .get('/assets/app-2.js')
    .expect(404)
    .expect('content-type', /problem/);
  await ask.get('/assets/.secret').expect(404);
  await ask.get('/index.html').expect(503);
  await ask.get('/.secret').expect(503);
});
