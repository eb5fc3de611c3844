import type { CallDetail, CallList, CallRow } from '@touchline/devtools/console-data';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/http/dev-tools-request';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { match } from './live-gateway.ts';
import { json, type Origin, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const renderer = onePageSite(async ({ origin, fetch }) => {
  const response = await fetch(new Request(`${origin}/api/matches/live?limit=2`));
  const body = `<body>${response.status}</body>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body };
});

async function setUp(upstream?: Origin, env = {}) {
  const { url } = upstream ?? (await startOrigin(json([])));
  const { client, url: site } = await startGateway(url, {
    env: { DEV_TOOLS: 'on', ...env },
    renderer,
  });
  const watch = async () => {
    const { headers } = await client
      .post('/worlds/console/watch')
      .set(DEV_TOOLS_HEADERS)
      .expect(204);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const listOf = async (cookie: string, after = 0) => {
    const { body } = await client
      .get(`/worlds/console/calls?after=${after}`)
      .set('cookie', cookie)
      .expect(200)
      .expect('cache-control', 'no-store');
    return body as CallList;
  };
  return { client, url: site, watch, listOf };
}

const short = ({ source, page, operation, status }: CallRow) =>
  `${source} ${page} ${operation} ${status}`;

test('with the console open the calls of a page are recorded, those of its rendering too', async () => {
  const { client, watch, listOf } = await setUp();
  const cookie = await watch();
  await client.get('/football/matches').set('cookie', cookie).expect(200);
  const call = client.get('/api/matches/live?limit=2').set('cookie', cookie);
  await call.set('referer', 'http://site/football/matches?filter=live').expect(200);
  const { calls, version } = await listOf(cookie);
  expect(calls.map(short)).toEqual([
    'server /football/matches page 200',
    'server /football/matches listLiveMatches 200',
    'browser /football/matches?filter=live listLiveMatches 200',
  ]);
  expect(calls[1]?.cacheStatus).toContain('fwd=miss');
  expect(calls[2]).toMatchObject({ url: '/api/matches/live?limit=2', violations: [] });
  expect(calls[2]?.cacheStatus).toContain('touchline; hit');
  expect((await listOf(cookie, version)).calls).toEqual([]);
});

/** As a browser that opens a page for the first time; returns its cookie. */
async function visit(client: Awaited<ReturnType<typeof setUp>>['client'], path = '/') {
  const { headers } = await client.get(path).set('sec-fetch-dest', 'document').expect(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

test('what a page has called is there when the console is opened, and its answers are as without it', async () => {
  const { client, listOf } = await setUp();
  const cookie = await visit(client, '/football/matches');
  const get = () => client.get('/api/matches/live?limit=2').set('cookie', cookie);
  const { headers } = await get().expect(200);
  expect(headers['cache-control']).toMatch(/^public/);
  await get()
    .set('if-none-match', headers.etag as string)
    .expect(304);
  await get().set('sec-fetch-dest', 'image');
  await client.get('/football/matches').set({ cookie, 'sec-fetch-dest': 'empty' });
  const { calls } = await listOf(cookie);
  expect(calls.map(short)).toEqual([
    'server /football/matches page 200',
    'server /football/matches listLiveMatches 200',
    'browser  listLiveMatches 200',
    'browser  listLiveMatches 304',
  ]);
  expect(calls.map(({ violations }) => violations)).toEqual([undefined, [], [], undefined]);
  await client
    .post('/worlds/console/watch')
    .set(DEV_TOOLS_HEADERS)
    .set('cookie', cookie)
    .expect(204);
  expect((await listOf(cookie)).calls).toHaveLength(4);
});

test('each browser gets a mark of its own, programs none, and no cached page holds one', async () => {
  const { client } = await setUp();
  const marks = [await visit(client), await visit(client), await visit(client)];
  expect(new Set(marks).size).toBe(3);
  for (let n = 0; n < 3; n += 1) {
    const { headers } = await client.get('/').expect(200);
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('without the console opened the last hundred calls are kept', async () => {
  const { client, listOf } = await setUp();
  const cookie = await visit(client);
  for (let n = 0; n < 120; n += 1) await client.get('/api/matches/live').set('cookie', cookie);
  expect((await listOf(cookie)).calls).toHaveLength(100);
});

test('the calls are exported as HAR, without tokens and passwords', async () => {
  const upstream = await startOrigin(json({ accessToken: 'secret-a', refreshToken: 'secret-r' }));
  const { client, watch } = await setUp(upstream);
  const cookie = await watch();
  const credentials = { username: 'mei@example.org', password: 'secret-p' };
  await client.post('/api/auth/login').set('cookie', cookie).send(credentials);
  const bearer = 'Bearer secret-b';
  await client.get('/api/matches/live?limit=2').set({ cookie, authorization: bearer });
  const { body, text, headers } = await client
    .get('/worlds/console/calls.har')
    .set('cookie', cookie)
    .expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="touchline.har"');
  const [login, live] = body.log.entries;
  expect(login).toMatchObject({ request: { method: 'POST' }, response: { status: 200 } });
  expect(live).toMatchObject({
    request: {
      url: expect.stringMatching(/^http:\/\/.+\/api\/matches\/live\?limit=2$/),
      queryString: [{ name: 'limit', value: '2' }],
    },
    response: { content: { mimeType: expect.stringContaining('json') } },
  });
  expect(JSON.parse(live.response.content.text)).toHaveProperty('data');
  expect(login.response.content.text).toBe('');
  expect(text).not.toContain('secret-p');
  expect(text).not.toContain('secret-b');
});

test('a browser sees its own calls alone, and none without the console', async () => {
  const { client, watch, listOf } = await setUp();
  const one = await watch();
  const other = await watch();
  await client.get('/api/matches/live').set('cookie', one).expect(200);
  await client.get('/api/matches/live').expect(200);
  expect((await listOf(one)).calls).toHaveLength(1);
  expect((await listOf(other)).calls).toEqual([]);
  expect((await listOf('')).calls).toEqual([]);
  const [call] = (await listOf(one)).calls;
  await client.get(`/worlds/console/calls/${call?.id}`).set('cookie', other).expect(404);
  const closed = await client
    .post('/worlds/console/unwatch')
    .set(DEV_TOOLS_HEADERS)
    .set('cookie', one)
    .expect(204);
  expect(String(closed.headers['set-cookie'])).not.toContain('.open');
});

test('hot responses, cached pages and the browser’s cache do not hide calls', async () => {
  const { client, watch, listOf } = await setUp();
  const hot = async () => client.get('/api/matches/live?limit=2').expect(200);
  await hot();
  await hot();
  await client.get('/').expect(200);
  const cookie = await watch();
  const { headers } = await client
    .get('/api/matches/live?limit=2')
    .set('cookie', cookie)
    .set('if-none-match', (await hot()).headers.etag as string)
    .expect(200);
  expect(headers['cache-control']).toBe('no-store');
  const etag = String((await client.get('/')).headers.etag);
  await client.get('/').set('cookie', cookie).set('if-none-match', etag).expect(200);
  expect((await listOf(cookie)).calls.map(short)).toEqual([
    'browser  listLiveMatches 200',
    'server / page 200',
    'server / listLiveMatches 200',
  ]);
});

test('each call is held against the contract: body, status and what the gateway found', async () => {
  const upstream = await startOrigin((request, response) => {
    if (request.url?.startsWith('/matches/live')) return json([{ id: 7 }])(request, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ data: [], debug: 'x' }));
  });
  const { client, watch, listOf } = await setUp(upstream, { DRIFT: 'warn' });
  const cookie = await watch();
  await client.get('/api/matches/live').set('cookie', cookie);
  await client.get('/api/matches/main?timezoneOffset=0').set('cookie', cookie);
  await client.get('/api/matches/live?limit=x').set('cookie', cookie);
  await client.get('/api/lost').set('cookie', cookie);
  const { calls } = await listOf(cookie);
  expect(calls[0]?.violations?.map(({ pointer }) => pointer)).toEqual(['/data/0/id']);
  expect(calls[1]?.violations).toEqual([
    { pointer: '/debug', message: 'is not a known field; it has been removed' },
  ]);
  expect(calls[2]).toMatchObject({ status: 400, violations: [] });
  expect(calls[3]).toMatchObject({ operation: 'unknown', status: 404 });
});

test('request and response of a call can be read, without cookies', async () => {
  const upstream = await startOrigin(json({ accessToken: 'a', refreshToken: 'r' }));
  const { client, watch, listOf } = await setUp(upstream);
  const cookie = await watch();
  const credentials = { username: 'mei@example.org', password: 'long-enough' };
  await client.post('/api/auth/login').set('cookie', cookie).send(credentials).expect(200);
  const [call] = (await listOf(cookie)).calls;
  const { body } = await client.get(`/worlds/console/calls/${call?.id}`).set('cookie', cookie);
  const detail = body as CallDetail;
  expect(JSON.parse(detail.requestBody ?? '')).toEqual(credentials);
  expect(JSON.parse(detail.responseBody ?? '')).toMatchObject({ data: { accessToken: 'a' } });
  expect(detail.requestHeaders).not.toHaveProperty('cookie');
  expect(detail).toMatchObject({ operation: 'logIn', method: 'POST', status: 200 });
});

test('a compressed body is read as text', async () => {
  const matches = Array.from({ length: 200 }, (_, n) => ({ id: `ma-${n}` }));
  const { client, watch, listOf } = await setUp(await startOrigin(json(matches)));
  const cookie = await watch();
  const request = client.get('/api/matches/live').set('accept-encoding', 'br');
  await request.set('cookie', cookie).expect('content-encoding', 'br');
  const [call] = (await listOf(cookie)).calls;
  expect(call?.bytes).toBeLessThan(2000);
  const { body } = await client.get(`/worlds/console/calls/${call?.id}`).set('cookie', cookie);
  expect(JSON.parse(body.responseBody)).toEqual({ data: matches });
});

test('the events of a live stream are recorded while it is open, and its end', async () => {
  const { client, url, watch, listOf } = await setUp(await startOrigin(json([match(1)])));
  const cookie = await watch();
  const stream = new AbortController();
  const headers = { cookie, 'accept-encoding': 'gzip' };
  await fetch(`${url}/api/live/stream`, { headers, signal: stream.signal });
  const streamCall = async () => {
    const { calls } = await listOf(cookie);
    return calls.find(({ operation }) => operation === 'streamLive');
  };
  await waitFor(async () => expect((await streamCall())?.eventCount).toBeGreaterThan(0));
  const call = await streamCall();
  expect(call).toMatchObject({ bytes: expect.any(Number) });
  expect(call?.ms).toBeUndefined();
  const { body } = await client.get(`/worlds/console/calls/${call?.id}`).set('cookie', cookie);
  const [event] = (body as CallDetail).events.toReversed();
  expect(event?.text).toMatch(/^id: .+\ndata: \{"kind":"reset"/);
  stream.abort();
  await waitFor(async () => expect((await streamCall())?.ms).toBeGreaterThan(0));
  expect((await streamCall())?.status).toBe(200);
});

test('memory is bounded, and can be cleared', async () => {
  const { client, watch, listOf } = await setUp();
  const cookie = await watch();
  const call = () => client.get('/api/matches/live').set('cookie', cookie);
  for (let n = 0; n < 230; n += 1) await call();
  expect((await listOf(cookie)).calls).toHaveLength(200);
  await client
    .post('/worlds/console/clear')
    .set(DEV_TOOLS_HEADERS)
    .set('cookie', cookie)
    .expect(204);
  expect((await listOf(cookie)).calls).toEqual([]);
});

test('the operations that can be overridden come from the contract, with their failures', async () => {
  const { client } = await setUp();
  const { body } = await client.get('/worlds/console/operations').expect(200);
  const ids = body.map(({ id }: { id: string }) => id);
  expect(ids).toContain('listMatches');
  expect(ids).not.toContain('streamLive');
  const wallet = body.find(({ id }: { id: string }) => id === 'getWallet');
  expect(wallet).toMatchObject({ method: 'GET', path: '/auth/wallet' });
  expect(wallet.failures).toEqual([400, 401, 502, 503, 504]);
});
