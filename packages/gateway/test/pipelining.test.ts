import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { waitFor } from './wait-for.ts';

const requestWith = (more = '') =>
  `GET /api/matches/live HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;

/** A gateway that answers these requests before Fastify. */
async function setUp(bytes = 3000) {
  const upstream = await startOrigin(json(['x'.repeat(bytes)]));
  const { url, app } = await startGateway(upstream.url, { clock: () => 1_000_000 });
  for (let n = 0; n < 2; n += 1) await sendRaw(url, requestWith('connection: close\r\n'));
  return { url, app };
}

const openConnections = ({ server }: FastifyInstance) =>
  promisify(server.getConnections.bind(server))();

test('pipelined requests get their responses in order, from the cache or not', async () => {
  const { url } = await setUp();
  const text = await sendRaw(
    url,
    requestWith() +
      'GET /api/matches/live?limit=7 HTTP/1.1\r\nhost: localhost\r\n\r\n' +
      requestWith() +
      requestWith('connection: close\r\n'),
  );
  expect(text.match(/HTTP\/1\.1 200 OK|fwd=miss|; hit;/g)).toEqual(
    ['; hit;', 'fwd=miss', '; hit;', '; hit;'].flatMap((status) => ['HTTP/1.1 200 OK', status]),
  );
});

test('a connection that pipelines many requests gets the first 16 responses and is closed', async () => {
  const { url } = await setUp();
  const text = await sendRaw(url, requestWith().repeat(40));
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(16);
  expect(text.match(/^connection: .*$/gim)?.map((line) => line.toLowerCase())).toEqual([
    ...Array(15).fill('connection: keep-alive'),
    'connection: close',
  ]);
});

test('a connection that reads its responses may pipeline for ever', async () => {
  const { url } = await setUp();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let responses = 0;
  socket.on('data', (chunk) => {
    responses += String(chunk).match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
  });
  for (let sent = 10; sent <= 200; sent += 10) {
    socket.write(requestWith().repeat(10));
    await waitFor(() => expect(responses).toBe(sent), { interval: 5 });
  }
});

test('thousands of pipelined requests that nobody reads keep no response and no connection', async () => {
  const { url, app } = await setUp(30_000);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const hits = async () => {
    const { body } = await app.inject('/metrics');
    return Number(/touchline_cache_total\{[^}]*result="hit"\} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const before = await hits();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(requestWith().repeat(5000));
  await waitFor(async () => expect(await hits()).toBeGreaterThan(before));
  await vi.waitFor(async () => expect(await openConnections(app)).toBe(0), { timeout: 5000 });
  expect((await hits()) - before).toBeLessThanOrEqual(16);
});

test('a connection without progress times out 5 s after the longest call', async () => {
  const { app } = await setUp();
  expect(app.server.timeout).toBe(15_000);
});
