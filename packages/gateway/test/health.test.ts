import { expect, test } from 'vitest';
import { gateway, onePage } from './gateway.ts';
import { json, origin } from './origin.ts';

const renderer = onePage(async () => ({ status: 200, headers: {}, body: '' }));

test('/healthz says that we live, /readyz that we can serve', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { renderer });
  await ask.get('/healthz').expect(200).expect('cache-control', 'no-store');
  await ask.get('/readyz').expect(200, { status: 'ready' });
  upstream.server.closeAllConnections();
  upstream.server.close();
  await ask.get('/healthz').expect(200);
  const { body } = await ask.get('/readyz').expect(503);
  expect(body.detail).toMatch(/^The upstream does not answer/);
});

test('the first pages are made before anybody is told that we are ready, and once', async () => {
  const upstream = await origin(json([]));
  const made: string[] = [];
  const watched = onePage(async ({ url, acceptLanguage }) => {
    made.push(`${url} ${acceptLanguage}`);
    return { status: 200, headers: {}, body: '' };
  });
  const { ask } = await gateway(upstream.url, { renderer: watched });
  expect(made).toEqual([]);
  await ask.get('/readyz').expect(200);
  expect(made).toEqual(['/ en', '/ zh']);
  await ask.get('/readyz').expect(200);
  expect(made).toHaveLength(2);
});

test('/metrics tells how each operation fares', async () => {
  const upstream = await origin(json([]));
  const { ask } = await gateway(upstream.url, { renderer });
  await ask.get('/api/matches/live').expect(200);
  await ask.get('/api/matches/live?limit=x').expect(400);
  const { text } = await ask.get('/metrics').expect('content-type', /^text\/plain/);
  const count = (status: number) =>
    `touchline_request_seconds_count{operation="listLiveMatches",method="GET",status="${status}"} 1`;
  expect(text).toContain(count(200));
  expect(text).toContain(count(400));
});
