import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { ResponseStore } from '../src/cache/response-store.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const LIVE = '/api/matches/live';

/** A gateway with a clock that the test moves, before an upstream whose response the test changes. */
async function setUp() {
  const time = { now: 1_000_000 };
  const answer = { now: json([], { 'cache-control': 'private' }) as RequestListener };
  const upstream = await startOrigin((request, response) => answer.now(request, response));
  const gateway = await startGateway(upstream.url, { clock: () => time.now });
  const statusOf = async (path = LIVE) =>
    (await gateway.client.get(path).expect(200)).headers['cache-status'];
  return { time, answer, upstream, statusOf, ...gateway };
}

const PRIVATE = 'touchline; fwd=miss; fwd-status=200; detail=private';

/** Requests that are answered only when all of them have arrived. */
const together = (count: number): RequestListener => {
  const waiting: (() => void)[] = [];
  return (request, response) => {
    waiting.push(() => json([], { 'cache-control': 'no-store' })(request, response));
    if (waiting.length === count) for (const answer of waiting) answer();
  };
};

test.each(['private', 'no-store'])(
  'after a %s response the next calls do not wait for each other',
  async (cacheControl) => {
    const { answer, client, statusOf, upstream } = await setUp();
    answer.now = json([], { 'cache-control': cacheControl });
    expect(await statusOf()).toBe(PRIVATE);
    answer.now = together(3);
    const responses = await Promise.all([1, 2, 3].map(() => client.get(LIVE).expect(200)));
    for (const { headers } of responses) {
      expect(headers['cache-status']).toBe(PRIVATE);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(upstream.requests).toHaveLength(4);
  },
);

test('a response is cached again as soon as the upstream stops saying private', async () => {
  const { answer, statusOf, upstream } = await setUp();
  await statusOf();
  await statusOf();
  answer.now = json([]);
  expect(await statusOf()).toBe(PRIVATE);
  expect(await statusOf()).toMatch(/fwd=miss.*stored/);
  expect(await statusOf()).toMatch(/; hit/);
  expect(upstream.requests).toHaveLength(4);
});

test('calls whose responses are private count for their network', async () => {
  const upstream = await startOrigin(json([], { 'cache-control': 'private' }));
  const { client } = await startGateway(upstream.url, { env: { MISSES_PER_ADDRESS: '2' } });
  for (const status of [200, 200, 429]) await client.get(LIVE).expect(status);
});

test('a private response is remembered for its own call only, and for a minute', async () => {
  const { answer, statusOf, time, client, upstream } = await setUp();
  await statusOf();
  answer.now = json([]);
  expect(await statusOf(`${LIVE}?limit=2`)).toMatch(/stored/);

  answer.now = json([], { 'cache-control': 'private' });
  await statusOf();
  time.now += 60_000;
  // Forgotten: the calls share one request again.
  const before = upstream.requests.length;
  let finish = () => {};
  answer.now = (request, response) => {
    finish = () => json([])(request, response);
  };
  const responses = Promise.all([1, 2].map(() => client.get(LIVE).expect(200)));
  await waitFor(() => expect(upstream.requests).toHaveLength(before + 1));
  finish();
  await responses;
  expect(upstream.requests).toHaveLength(before + 1);
});

test('a failure of a call that is forwarded does not make it cacheable', async () => {
  const { answer, client, statusOf } = await setUp();
  await statusOf();
  answer.now = (_, response) => void response.writeHead(404).end();
  await client.get('/api/matches/info?matchId=ma-1').expect(404);
  answer.now = (_, response) => void response.writeHead(500).end();
  await client.get(LIVE).expect(502);
  answer.now = together(2);
  await Promise.all([client.get(LIVE).expect(200), client.get(LIVE).expect(200)]);
});

test('the memory for private responses is bounded', () => {
  const store = new ResponseStore(1024);
  for (let n = 0; n < 20_000; n += 1) store.setPrivate(`key ${n}`, true, 0);
  const known = Array.from({ length: 20_000 }, (_, n) => store.isPrivate(`key ${n}`, 0));
  expect(known.filter(Boolean).length).toBeLessThanOrEqual(10_000);
  expect(known.slice(-9000)).not.toContain(false);
});
