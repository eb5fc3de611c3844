import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bearer, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';
import { WALLET } from './ways.ts';

const LIVE = '/api/matches/live';

test('a network that asks for much that is not cached is 429 for some seconds, and no other', async () => {
  const upstream = await startOrigin(json([]));
  const clock = { now: 1_795_000_000_000 };
  const { app } = await startGateway(upstream.url, {
    env: { MISSES_PER_ADDRESS: '3' },
    clock: () => clock.now,
  });
  const ask = (limit: number, remoteAddress = '192.0.2.1') =>
    app.inject({ url: `${LIVE}?limit=${limit}`, remoteAddress });
  const statuses = async (limits: readonly number[]) => {
    const found: number[] = [];
    for (const limit of limits) found.push((await ask(limit)).statusCode);
    return found;
  };
  expect(await statuses([1, 2, 3, 4, 1, 2])).toEqual([200, 200, 200, 429, 200, 200]);
  expect((await ask(5)).headers['retry-after']).toBe('10');
  expect((await ask(6, '198.51.100.1')).statusCode).toBe(200);
  clock.now += 10_000;
  expect(await statuses([4])).toEqual([200]);
});

test('calls with a token count for their network', async () => {
  const upstream = await startOrigin(json({}));
  const { client } = await startGateway(upstream.url, { env: { MISSES_PER_ADDRESS: '2' } });
  for (const status of [200, 200, 429])
    await client.get(WALLET).set('authorization', bearer()).expect(status);
});

test('a network with many calls at the upstream has some of them wait, and no other network waits for these', async () => {
  const held: ServerResponse[] = [];
  const upstream = await startOrigin((_, response) => void held.push(response));
  const { app } = await startGateway(upstream.url, { env: { MISSES_PER_ADDRESS: '80' } });
  const ask = (limit: number, remoteAddress: string) =>
    app.inject({ url: `${LIVE}?limit=${limit}`, remoteAddress });
  const crowd = Array.from({ length: 20 }, (_, n) => ask(n + 1, '192.0.2.1'));
  await waitFor(() => expect(held).toHaveLength(2));
  // The network waits with a call for the same.
  const visitor = ask(20, '198.51.100.1');
  await waitFor(() => expect(held).toHaveLength(3));
  expect(upstream.requests.at(-1)?.url).toBe('/matches/live?limit=20');
  for (let n = 0; n < 20; n += 1) {
    await waitFor(() => expect(held.length).toBeGreaterThan(n));
    json([])({} as never, held[n] as ServerResponse);
  }
  for (const { statusCode } of await Promise.all([visitor, ...crowd])) expect(statusCode).toBe(200);
  expect(held).toHaveLength(20);
});

/** The event loop counts as slow from the first sample on. */
const SLOW = { eventLoopDelayMs: -1000, requests: 2 };

/** Before an upstream that takes its time. */
async function slowGateway() {
  const upstream = await startOrigin((request, response) => {
    setTimeout(() => json([])(request, response), 200);
  });
  return startGateway(upstream.url, { limits: { load: SLOW } });
}

test('while the event loop is slow excess requests are 503 at once, and health checks still work', async () => {
  const { app } = await slowGateway();
  let round = 0;
  await waitFor(async () => {
    round += 3;
    const slow = [1, 2, 3].map((n) => app.inject(`${LIVE}?limit=${(round + n) % 100 || 100}`));
    await sleep(20);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const responses = await Promise.all(slow);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    expect(responses[2]?.headers['retry-after']).toBe('1');
  });
});

test('while the event loop is slow many requests of a network have none of another refused', async () => {
  const { app } = await slowGateway();
  let round = 0;
  await waitFor(async () => {
    round += 6;
    const ask = (n: number, remoteAddress: string) =>
      app.inject({ url: `${LIVE}?limit=${round + n}`, remoteAddress });
    const crowd = [1, 2, 3, 4, 5].map((n) => ask(n, '192.0.2.1'));
    const responses = await Promise.all([...crowd, ask(6, '198.51.100.1')]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 503, 503, 503, 200]);
  });
});

test('a pipelined request is sent to the upstream once the response before it is sent', async () => {
  const held: ServerResponse[] = [];
  const upstream = await startOrigin((_, response) => void held.push(response));
  const { client, url } = await startGateway(upstream.url, {
    limits: { load: SLOW },
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const limits = [1, 2, 3, 4];
  socket.write(limits.map((n) => `GET ${LIVE}?limit=${n} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  for (const n of limits) {
    await waitFor(() => expect(upstream.requests).toHaveLength(n));
    // Waiting requests do not count as requests in progress.
    await client.get('/robots.txt').expect(200);
    json([`match ${n}`])({} as never, held[n - 1] as ServerResponse);
  }
  await waitFor(() => expect(text.match(/match \d/g)).toEqual(limits.map((n) => `match ${n}`)));
});
