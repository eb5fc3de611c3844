import { expect, onTestFinished, test, vi } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const page = (body: string, headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

const LOST = `<p>lost</p>${' '.repeat(2000)}`;

test('SYS-9 a page sets its own status and headers', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ url }) =>
    url === '/football/teams'
      ? page('', { location: '/football/teams/all' }, 308)
      : page(LOST, { 'content-security-policy': "default-src 'self'" }, 404),
  );
  const { client } = await startGateway(upstream.url, { renderer });
  await client.get('/football/teams').expect(308).expect('location', '/football/teams/all');
  const lost = await client
    .get('/nowhere')
    .set('accept-encoding', 'br')
    .expect(404)
    .expect('content-type', 'text/html; charset=utf-8')
    .expect('content-encoding', 'br');
  expect(lost.text).toBe(LOST);
  expect(lost.headers['content-security-policy']).toBe("default-src 'self'");
  expect(lost.headers['x-content-type-options']).toBe('nosniff');
});

test('SYS-2 a page’s calls are validated like others, and carry no token or cookie', async () => {
  const upstream = await startOrigin(json([{ id: 'ma-1' }]));
  const renderer = onePageSite(async ({ origin: siteOrigin, fetch }) => {
    const get = async (path: string) => {
      const request = new Request(`${siteOrigin}${path}`, {
        headers: { authorization: 'Bearer x' },
      });
      const response = await fetch(request);
      return [response.status, await response.json()];
    };
    const all = await Promise.all(
      ['/api/matches/live', '/api/matches/live?limit=x', '/api/lost', '/api/auth/wallet'].map(get),
    );
    return page(JSON.stringify(all));
  });
  const { client } = await startGateway(upstream.url, { renderer });
  const { text } = await client.get('/').set('cookie', 'a=b').expect(200);
  const [live, wrong, lost, wallet] = JSON.parse(text);
  expect(live).toEqual([200, { data: [{ id: 'ma-1' }] }]);
  expect(wrong).toMatchObject([400, { errors: [{ field: 'limit' }] }]);
  expect(lost).toMatchObject([404, { status: 404 }]);
  expect(wallet).toMatchObject([401, { status: 401 }]);
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie');
});

test('a page gets the value of a body that was just checked, and the next page parses it', async () => {
  const upstream = await startOrigin(json([{ id: 'ma-unique' }]));
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  const timesParsed = () =>
    parse.mock.calls.filter(([text]) => String(text).startsWith('{"data":[{"id":"ma-unique"'))
      .length;
  const renderer = onePageSite(async ({ origin: siteOrigin, fetch }) => {
    const response = await fetch(new Request(`${siteOrigin}/api/matches/live`));
    return page(`${((await response.json()) as { data: { id: string }[] }).data[0]?.id}`);
  });
  const { client } = await startGateway(upstream.url, { renderer });
  expect((await client.get('/football')).text).toBe('ma-unique');
  expect(timesParsed()).toBe(1);
  expect((await client.get('/basketball')).text).toBe('ma-unique');
  expect(upstream.requests).toHaveLength(1);
  expect(timesParsed()).toBe(2);
});

test('a page receives URL, origin, cookies and time', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ url, origin: siteOrigin, cookies, now }) =>
    page(JSON.stringify({ url, siteOrigin, theme: cookies.theme, now })),
  );
  const { client } = await startGateway(upstream.url, { renderer, clock: () => 1234 });
  const { text } = await client
    .get('/football/matches?day=20261120')
    .set({ host: 'touchline.dev', cookie: 'theme=dark' });
  expect(JSON.parse(text)).toEqual({
    url: '/football/matches?day=20261120',
    siteOrigin: 'http://touchline.dev',
    theme: 'dark',
    now: 1234,
  });
});

test('with dev tools the clock of a page is the world’s', async () => {
  const upstream = await startOrigin((request, response) => {
    const now = (request.headers['x-world-at'] as string) ?? '2026-11-20T20:37:00Z';
    json([], { 'x-world-now': now })(request, response);
  });
  const renderer = onePageSite(async ({ now }) => page(new Date(now).toISOString()));
  const { client } = await startGateway(upstream.url, { renderer, env: { DEV_TOOLS: 'on' } });
  expect((await client.get('/')).text).toBe('2026-11-20T20:37:00.000Z');
  const other = await client.get('/').set('x-world-at', '2030-01-01T00:00:00Z');
  expect(other.text).toBe('2030-01-01T00:00:00.000Z');
});

test('with dev tools a page lists the calls of its rendering in Server-Timing', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ origin, fetch }) => {
    await fetch(new Request(`${origin}/api/matches/live?limit=2`));
    await fetch(new Request(`${origin}/api/lost`));
    return page('x');
  });
  const timingOf = async (devTools: string) => {
    const { client } = await startGateway(upstream.url, {
      env: { DEV_TOOLS: devTools },
      renderer,
    });
    return (await client.get('/').expect(200)).headers['server-timing'];
  };
  expect(await timingOf('on')).toMatch(
    /^listLiveMatches;dur=[\d.]+;desc="200 touchline; fwd=miss[^"]*", unknown;dur=[\d.]+;desc="404"$/,
  );
  expect(await timingOf('off')).toBeUndefined();
});

test('the clock of a page is the mock API’s, without dev tools too', async () => {
  const upstream = await startOrigin(json([], { 'x-world-now': '2026-11-20T20:37:00Z' }));
  const renderer = onePageSite(async ({ now }) => page(new Date(now).toISOString()));
  const env = { DEV_TOOLS: 'off', MOCK_URL: upstream.url };
  const { client } = await startGateway(upstream.url, { renderer, env });
  expect((await client.get('/')).text).toBe('2026-11-20T20:37:00.000Z');
});

test('a page that fails or is slow is replaced by the shell, and its calls are aborted', async () => {
  let aborted = 0;
  const upstream = await startOrigin((_, response) => {
    response.on('close', () => {
      aborted += 1;
    });
  });
  const renderer = onePageSite(async ({ url, fetch, origin: siteOrigin }) => {
    if (url === '/broken') throw new Error('no such luck');
    await fetch(new Request(`${siteOrigin}/api/matches/live`));
    return page('late');
  });
  // On a busy machine the call of a page takes a while to be sent.
  const { client } = await startGateway(upstream.url, { renderer, env: { PAGE_BUDGET_MS: '500' } });
  for (const url of ['/broken', '/slow']) {
    const { text } = await client.get(url).expect(200).expect('cache-control', 'no-store');
    expect(text).toBe('<p>shell</p>');
  }
  await waitFor(() => expect(aborted).toBe(1));
});

test('a renderer that ignores its signal is replaced by the shell', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(() => new Promise(() => {}));
  const { client } = await startGateway(upstream.url, { renderer, env: { PAGE_BUDGET_MS: '50' } });
  const began = performance.now();
  const { text } = await client.get('/').expect(200).expect('cache-control', 'no-store');
  expect(text).toBe('<p>shell</p>');
  expect(performance.now() - began).toBeLessThan(5000);
});

test('pages are compressed, and revalidated with a 304', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, {
    renderer: onePageSite(async () => page('<p>x</p>'.repeat(900))),
  });
  const br = await client
    .get('/')
    .set('accept-encoding', 'gzip, br')
    .expect('content-encoding', 'br');
  expect(br.headers.vary).toContain('accept-encoding');
  const plain = await client.get('/').set('accept-encoding', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const tag = br.headers.etag as string;
  expect(tag).toMatch(/^"[\w-]+-br"$/);
  expect(tag).not.toBe(plain.headers.etag);
  await client.get('/').set({ 'accept-encoding': 'br', 'if-none-match': tag }).expect(304);
});

test('a page needs Accept with HTML, and GET', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, {
    renderer: onePageSite(async () => page('x')),
  });
  await client
    .get('/missing.png')
    .set('accept', 'image/*')
    .expect(404)
    .expect('content-type', /problem/);
  await client.post('/login').send({}).expect(405).expect('allow', 'GET, HEAD');
});

test('AUT-1 a form that a browser submits without script gets the page with 405, and its body is not read', async () => {
  const upstream = await startOrigin(json([]));
  const renderer = onePageSite(async ({ url }) => page(`needs a script: ${url}`));
  const { client } = await startGateway(upstream.url, { renderer });
  const submit = (accept: string) =>
    client
      .post('/login')
      .type('form')
      .set('accept', accept)
      .send('email=a%40b.example&password=secret-word');
  const sent = await submit('text/html,application/xhtml+xml,*/*;q=0.8')
    .expect(405)
    .expect('allow', 'GET, HEAD')
    .expect('content-type', /html/);
  expect(sent.text).toBe('needs a script: /login');
  await submit('*/*')
    .expect(405)
    .expect('content-type', /problem/);
});

test('an invalid Host header is 400', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, {
    renderer: onePageSite(async () => page('x')),
  });
  for (const host of ['a"b', 'a/b', 'a@b', 'a:99999', '1.2.3.999'])
    await client.get('/').set('host', host).expect(400);
});

test('without a build the API works, and /readyz reports the missing renderer', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url);
  await client.get('/api/matches/live').expect(200);
  await client.get('/').expect(503);
  const { body } = await client.get('/readyz').expect(503);
  expect(body.detail).toBe('The page renderer is not loaded; build the site first.');
});
