import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const renderer = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));

test('of an upstream that takes connections and answers nothing, /readyz says how long it waited', async () => {
  const upstream = await startOrigin(() => {});
  const { client } = await startGateway(upstream.url, { renderer });
  const { body } = await client.get('/readyz').expect(503);
  expect(body.detail).toBe('The upstream does not respond (nothing within 2 s).');
});

test('/healthz reports a live process, /readyz one that can serve', async () => {
  const upstream = await startOrigin(json([]));
  const time = { now: 1_000_000 };
  const { client } = await startGateway(upstream.url, { renderer, clock: () => time.now });
  await client.get('/healthz').expect(200).expect('cache-control', 'no-store');
  await client.get('/readyz').expect(200, { status: 'ready' });
  upstream.server.closeAllConnections();
  upstream.server.close();
  await client.get('/healthz').expect(200);
  time.now += 1000;
  const { body } = await client.get('/readyz').expect(503);
  expect(body.detail).toBe('The upstream does not respond (ECONNREFUSED).');
});

test('/readyz reports ready without accounts, and says that they are unavailable', async () => {
  const upstream = await startOrigin((_, response) =>
    response.end(JSON.stringify({ status: 'ok', accounts: 'unavailable', detail: 'of the file' })),
  );
  const { port } = new URL(upstream.url);
  const { client } = await startGateway(upstream.url, { renderer, env: { MOCK_PORT: port } });
  await client.get('/readyz').expect(200, { status: 'ready', accounts: 'unavailable' });
});

test('/readyz reports ready with seasons left out, and says so', async () => {
  const upstream = await startOrigin((_, response) =>
    response.end(JSON.stringify({ status: 'ok', seasons: 'incomplete', seasonFaults: ['no'] })),
  );
  const { port } = new URL(upstream.url);
  const { client } = await startGateway(upstream.url, { renderer, env: { MOCK_PORT: port } });
  await client.get('/readyz').expect(200, { status: 'ready', seasons: 'incomplete' });
});

test('/readyz reports ready only after the first pages are rendered, once', async () => {
  const upstream = await startOrigin(json([]));
  const rendered: string[] = [];
  const recording = onePageSite(async ({ url }) => {
    rendered.push(url);
    return { status: 200, headers: {}, body: '' };
  });
  const { client } = await startGateway(upstream.url, { renderer: recording });
  expect(rendered).toEqual([]);
  await client.get('/readyz').expect(200);
  expect(rendered).toEqual(languages.map((language) => `/?lang=${language}`));
  await client.get('/readyz').expect(200);
  expect(rendered).toHaveLength(languages.length);
});

test('/metrics counts requests by operation and status', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, { renderer });
  await client.get('/api/matches/live').expect(200);
  await client.get('/api/matches/live?limit=x').expect(400);
  const { text } = await client.get('/metrics').expect('content-type', /^text\/plain/);
  const count = (status: number) =>
    `touchline_request_seconds_count{operation="listLiveMatches",method="GET",status="${status}"} 1`;
  expect(text).toContain(count(200));
  expect(text).toContain(count(400));
});

test('many readiness checks at once, and those of the next second, ask the upstream once', async () => {
  const upstream = await startOrigin(json([]));
  const time = { now: 1_000_000 };
  const { client } = await startGateway(upstream.url, { renderer, clock: () => time.now });
  await client.get('/readyz').expect(200);
  const checks = () => upstream.requests.filter(({ url }) => url === '/').length;
  expect(checks()).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => client.get('/readyz').expect(200)));
  expect(checks()).toBe(1);
  time.now += 1000;
  await client.get('/readyz').expect(200);
  expect(checks()).toBe(2);
});

test('readiness checks of an upstream that hangs take no connection from calls', async () => {
  const upstream = await startOrigin((request, response) => {
    if (request.url !== '/') json([])(request, response);
  });
  const load = { eventLoopDelayMs: 60_000, requests: 1000 };
  const env = { UPSTREAM_CONNECT_MS: '30000', UPSTREAM_HEADERS_MS: '30000' };
  const { client } = await startGateway(upstream.url, { renderer, env, limits: { load } });
  const checks = Array.from({ length: 40 }, () => client.get('/readyz').expect(503));
  const waits = Promise.all(checks);
  await client.get('/api/matches/live').expect(200);
  expect(upstream.requests.filter(({ url }) => url === '/').length).toBeLessThanOrEqual(1);
  await waits;
});

test('what a trusted proxy passes on from a visitor gets neither /metrics nor /readyz', async () => {
  const upstream = await startOrigin(json([]));
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const { client } = await startGateway(upstream.url, { renderer, env });
  for (const path of ['/metrics', '/readyz']) {
    await client.get(path).set('x-forwarded-for', '192.0.2.1').expect(404);
    await client.get(path).expect(200);
  }
  await client.get('/healthz').set('x-forwarded-for', '192.0.2.1').expect(200);
});

test('/metrics is limited for each address', async () => {
  const upstream = await startOrigin(json([]));
  const { app } = await startGateway(upstream.url, { renderer });
  const statuses: number[] = [];
  for (let n = 0; n < 301; n += 1) statuses.push((await app.inject('/metrics')).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
});
