import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateway } from './gateway.ts';
import { handledUrls } from './handled-urls.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { waitFor } from './wait-for.ts';

const requestFor = (version: string, more = '') =>
  `GET /api/matches/live HTTP/${version}\r\nhost: localhost\r\nx-request-id: same-id-for-all\r\n${more}\r\n`;

/** A gateway whose response to these requests is hot and one second old. */
async function setUp(bytes = 3000) {
  const time = { now: 1_000_000 };
  const upstream = await startOrigin(json(['x'.repeat(bytes)]));
  const { url, app } = await startGateway(upstream.url, { clock: () => time.now });
  for (let n = 0; n < 2; n += 1) await sendRaw(url, requestFor('1.1', 'connection: close\r\n'));
  time.now += 1000;
  return { url, app, handled: handledUrls() };
}

const openConnections = ({ server }: FastifyInstance) =>
  promisify(server.getConnections.bind(server))();

const sortedHead = (text: string) => {
  const [head = ''] = text.split('\r\n\r\n');
  const lines = head.split('\r\n').map((line) => line.replace(/^date: .*/i, 'date'));
  return lines.map((line) => line.replace(/^[\w-]+:/, (name) => name.toLowerCase())).sort();
};

test.each([
  ['1.1', ''],
  ['1.1', 'connection: close\r\n'],
  ['1.0', ''],
  ['1.0', 'connection: keep-alive\r\n'],
])('over HTTP/%s with "%s" a hot response has the head that Node writes', async (version, more) => {
  const { url, handled } = await setUp();
  // A kept connection ends with the second request.
  const isKept = more !== 'connection: close\r\n' && (version === '1.1' || more !== '');
  const last = isKept ? requestFor('1.1', 'connection: close\r\n') : '';
  const hot = await sendRaw(url, requestFor(version, more) + last);
  expect(handled).toEqual([]);
  // A request for a range is never hot.
  const cold = await sendRaw(url, requestFor(version, `${more}range: bytes=0-\r\n`) + last);
  expect(handled).toHaveLength(1);
  expect(sortedHead(hot)).toEqual(sortedHead(cold));
  const [, date = ''] = hot.match(/^date: (.*)$/im) ?? [];
  expect(date).toBe(new Date(date).toUTCString());
  expect(hot.match(/HTTP\/1\.1 200 OK/g)?.length).toBe(cold.match(/HTTP\/1\.1 200 OK/g)?.length);
});

test('pipelined requests get their responses in order, hot or not', async () => {
  const { url } = await setUp();
  const text = await sendRaw(
    url,
    requestFor('1.1') +
      'GET /api/matches/live?limit=7 HTTP/1.1\r\nhost: localhost\r\n\r\n' +
      requestFor('1.1') +
      requestFor('1.1', 'connection: close\r\n'),
  );
  expect(text.match(/HTTP\/1\.1 200 OK|fwd=miss|; hit;/g)).toEqual(
    ['; hit;', 'fwd=miss', '; hit;', '; hit;'].flatMap((status) => ['HTTP/1.1 200 OK', status]),
  );
});

test('a connection that pipelines many requests gets the first 16 responses and is closed', async () => {
  const { url } = await setUp();
  const text = await sendRaw(url, requestFor('1.1').repeat(40));
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
    socket.write(requestFor('1.1').repeat(10));
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
  socket.write(requestFor('1.1').repeat(5000));
  await waitFor(async () => expect(await hits()).toBeGreaterThan(before));
  await vi.waitFor(async () => expect(await openConnections(app)).toBe(0), { timeout: 5000 });
  expect((await hits()) - before).toBeLessThanOrEqual(16);
});

test('a connection without progress times out 5 s after the longest call', async () => {
  const { app } = await setUp();
  expect(app.server.timeout).toBe(15_000);
});
