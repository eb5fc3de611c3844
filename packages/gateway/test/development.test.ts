import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { expect, test } from 'vitest';
import { onePageSite, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const NO_STORE = 'no-store';

test('in development each call reaches the upstream, and no browser stores the response', async () => {
  let count = 0;
  const upstream = await startOrigin((request, response) => {
    count += 1;
    json([count])(request, response);
  });
  const { client } = await startGateway(upstream.url, { storesNothing: true });
  for (const expected of [1, 2, 3]) {
    const { body, headers } = await client.get('/api/matches/live').expect(200);
    expect(body.data).toEqual([expected]);
    expect(headers['cache-control']).toBe(NO_STORE);
  }
});

test('in development a client that has the response gets a 304, and the log has no warning', async () => {
  let count = 0;
  const upstream = await startOrigin((request, response) => {
    count += 1;
    json([])(request, response);
  });
  const lines: string[] = [];
  const logger = createLogger({
    level: 'warn',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const { client } = await startGateway(upstream.url, { storesNothing: true, logger });
  const { headers } = await client.get('/api/matches/live').expect(200);
  await client
    .get('/api/matches/live')
    .set('if-none-match', headers.etag as string)
    .expect(304)
    .expect('cache-control', NO_STORE);
  expect(count).toBe(2);
  expect(lines).toEqual([]);
});

test('in development a failure of the upstream is not hidden by an earlier response', async () => {
  let isBroken = false;
  const upstream = await startOrigin((request, response) => {
    if (isBroken) response.writeHead(500).end();
    else json([])(request, response);
  });
  const { client } = await startGateway(upstream.url, { storesNothing: true });
  await client.get('/api/matches/live').expect(200);
  isBroken = true;
  await client.get('/api/matches/live').expect(502);
});

test('in development each visit is rendered, and no browser stores the page', async () => {
  let count = 0;
  const renderer = onePageSite(async () => {
    count += 1;
    return { status: 200, headers: { 'content-type': 'text/html' }, body: `${count}` };
  });
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(upstream.url, { renderer, storesNothing: true });
  for (const expected of ['1', '2']) {
    const { text, headers } = await client.get('/').expect(200);
    expect([text, headers['cache-control']]).toEqual([expected, NO_STORE]);
  }
});

test('in development a handler that throws has no other call refused', async () => {
  const upstream = await startOrigin((request, response) => {
    if (!request.url?.startsWith('/teams/rankings')) return json([])(request, response);
    return response.writeHead(500).end();
  });
  const { client } = await startGateway(upstream.url, { storesNothing: true });
  for (let call = 0; call < 20; call += 1) {
    await client.get('/api/teams/rankings?sportType=football').expect(502);
  }
  await client.get('/api/matches/live').expect(200);
});
