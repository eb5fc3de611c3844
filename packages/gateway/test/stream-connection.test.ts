import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as tick } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { detachSocket } from '../src/wire/detach-socket.ts';
import { match, setUp, waitForMatches } from './live-gateway.ts';
import { waitFor } from './wait-for.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const STREAM = 'GET /api/live/stream HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** A connection of which the test sees every byte. */
function openConnection(url: string, options: { allowHalfOpen?: boolean } = {}) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...options });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  onTestFinished(() => void socket.destroy());
  return { socket, text: () => text, closed: once(socket, 'close') };
}

async function openStreams(client: Awaited<ReturnType<typeof setUp>>['client']) {
  const { text } = await client.get('/metrics');
  return Number(text.match(/^touchline_streams (\d+)/m)?.[1]);
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

test('an open stream keeps neither its request nor its response in memory', async () => {
  const objects: WeakRef<object>[] = [];
  const taken: Socket[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { connection: 'close' });
    response.flushHeaders();
    objects.push(new WeakRef(request), new WeakRef(response));
    setImmediate(() => taken.push(detachSocket(request, response)));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stream = openConnection(`http://127.0.0.1:${port}`);
  stream.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await waitFor(() => expect(taken).toHaveLength(1));
  await waitFor(async () => {
    await tick();
    collectGarbage();
    expect(objects.map((object) => object.deref())).toEqual([undefined, undefined]);
  });
  taken[0]?.end('the last event');
  await stream.closed;
  expect(stream.text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nthe last event$/);
});

test.each(['1.0', '1.1'])(
  'an HTTP/%s client gets a body that ends with the connection',
  async (version) => {
    const { url, app } = await setUp();
    const { socket, text, closed } = openConnection(url);
    socket.write(STREAM.replace('1.1', version));
    await waitFor(() => expect(text()).toContain('"kind":"reset"'));
    await app.close();
    await closed;
    const [head = '', body = ''] = text().split('\r\n\r\n');
    expect(head).toMatch(/^connection: close$/m);
    expect(head).not.toMatch(/^(transfer-encoding|content-length):/im);
    expect(body).toMatch(/^retry: \d+\n\nid: [\s\S]*\n\nretry: \d+\n\n$/);
  },
);

test('a stream that is pipelined behind another request follows its response', async () => {
  const { url, world, upstream, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  const { promise, resolve } = Promise.withResolvers<void>();
  world.ready = promise;
  const { socket, text } = openConnection(url);
  socket.write(`GET /api/matches/live?limit=77 HTTP/1.1\r\nhost: localhost\r\n\r\n${STREAM}`);
  await waitFor(() =>
    expect(upstream.requests.some(({ url }) => url?.endsWith('limit=77'))).toBe(true),
  );
  await tick();
  expect(text()).toBe('');
  resolve();
  await waitFor(() => expect(text()).toContain('"kind":"reset"'));
  expect(text().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(text().indexOf('application/json')).toBeLessThan(text().indexOf('text/event-stream'));
});

test('a request that is pipelined behind a stream ends it', async () => {
  const { url, client } = await setUp();
  const post = 'POST /api/ai/chat HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{}';
  for (const second of [STREAM, post]) {
    const together = openConnection(url);
    together.socket.write(STREAM + second);
    await together.closed;
  }
  const later = openConnection(url);
  later.socket.write(STREAM);
  await waitFor(() => expect(later.text()).toContain('"kind":"reset"'));
  later.socket.write(STREAM);
  await later.closed;
  await waitFor(async () => expect(await openStreams(client)).toBe(0));
});

test('a client that ends its side of the connection is no longer counted', async () => {
  const { url, client } = await setUp();
  const { socket, text, closed } = openConnection(url, { allowHalfOpen: true });
  socket.write(STREAM);
  await waitFor(() => expect(text()).toContain('"kind":"reset"'));
  expect(await openStreams(client)).toBe(1);
  socket.end();
  await closed;
  await waitFor(async () => expect(await openStreams(client)).toBe(0));
});

test('a client that does not read does not prevent a shutdown', async () => {
  const { url, app, world, open, client } = await setUp({ limits: { livePollMs: 200 } });
  world.matches = Array.from({ length: 300 }, (_, n) => match(n, 0, 'football', 20_000));
  const fast = await open();
  await waitForMatches(fast, world.matches);
  const { socket } = openConnection(url);
  socket.pause();
  socket.write(STREAM);
  await waitFor(async () => expect(await openStreams(client)).toBe(2));
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(8000);
}, 30_000);

test('a stream that is opened during a shutdown is refused', async () => {
  const { url, app, world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  const { socket, text, closed } = openConnection(url);
  socket.write(STREAM.slice(0, -2));
  await waitFor(async () => expect(await countConnections(app.server)).toBe(2));
  const ended = app.close();
  await waitFor(() => expect(reader.hasEnded).toBe(true));
  socket.write('\r\n');
  await Promise.all([ended, closed]);
  expect(text()).toMatch(/^HTTP\/1\.1 503 /);
});
