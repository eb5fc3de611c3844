import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { maxConnections } from '@touchline/shared/server/http/limit-connections';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const LIVE = 'GET /api/matches/live HTTP/1.1\r\nhost: localhost\r\n\r\n';
const STREAM = 'GET /api/live/stream HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Connects from an address of this machine, each of which is a network of its own. */
async function open(url: string, localAddress = '127.0.0.1') {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { socket, text: () => text };
}

/** In order, so that the server knows which is the oldest. */
async function openIdle(url: string, count: number, localAddress?: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < count; n += 1) sockets.push((await open(url, localAddress)).socket);
  return sockets;
}

const openOf = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => !closed).length;

test('idle connections of one network do not keep others out: above the limit the oldest are closed', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 100, perNetwork: 10 };
  const { url } = await startGateway(upstream.url, { limits: { connections } });
  const idle = await openIdle(url, 30);
  await waitFor(() => expect(openOf(idle)).toBe(10));
  expect(openOf(idle.slice(-10))).toBe(10);
  for (const address of ['127.0.0.1', '127.0.0.2']) {
    const visitor = await open(url, address);
    visitor.socket.write(LIVE);
    await waitFor(() => expect(visitor.text()).toContain('200 OK'));
  }
});

test('a server with all its places taken closes the connection that has been idle for longest', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 10, perNetwork: 100 };
  const { url } = await startGateway(upstream.url, { limits: { connections } });
  const idle = await openIdle(url, 9);
  const visitor = await open(url, '127.0.0.2');
  visitor.socket.write(LIVE);
  await waitFor(() => expect(visitor.text()).toContain('200 OK'));
  expect([idle[0]?.closed, openOf(idle)]).toEqual([true, 8]);
});

test('a connection that its client has closed gives its place back', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 10, perNetwork: 100 };
  const { url, app } = await startGateway(upstream.url, { limits: { connections } });
  for (const socket of await openIdle(url, 8)) socket.destroy();
  const openAtServer = promisify(app.server.getConnections.bind(app.server));
  await waitFor(async () => expect(await openAtServer()).toBe(0));
  const idle = await openIdle(url, 8);
  const visitor = await open(url, '127.0.0.2');
  visitor.socket.write(LIVE);
  await waitFor(() => expect(visitor.text()).toContain('200 OK'));
  expect(openOf(idle)).toBe(8);
});

test('connections that a response is made for are not closed for others', async () => {
  const pending: (() => void)[] = [];
  const upstream = await startOrigin((request, response) => {
    pending.push(() => json([])(request, response));
  });
  const connections = { total: 100, perNetwork: 4 };
  const { url } = await startGateway(upstream.url, { limits: { connections } });
  const busy = await Promise.all(Array.from({ length: 4 }, () => open(url)));
  for (const { socket } of busy) socket.write(LIVE);
  await waitFor(() => expect(pending.length).toBeGreaterThan(0));
  const more = await open(url);
  await waitFor(() => expect(more.socket.closed).toBe(true));
  expect(openOf(busy.map(({ socket }) => socket))).toBe(4);
  for (const respond of pending) respond();
  // A 504, if all that took too long on a busy machine.
  for (const { text } of busy) await waitFor(() => expect(text()).toMatch(/^HTTP\/1.1 (200|504) /));
});

test('open streams keep their places, and give them back when they end', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 100, perNetwork: 3 };
  const { url } = await startGateway(upstream.url, { limits: { connections } });
  const streams = [await open(url), await open(url)];
  for (const { socket, text } of streams) {
    socket.write(STREAM);
    await waitFor(() => expect(text()).toContain('"kind":"reset"'));
  }
  const idle = await openIdle(url, 3);
  await waitFor(() => expect(openOf(idle)).toBe(1));
  expect(openOf(streams.map(({ socket }) => socket))).toBe(2);
  for (const { socket } of streams) socket.destroy();
  await waitFor(async () => {
    const [first] = await openIdle(url, 1);
    const both = [idle.at(-1), first] as Socket[];
    expect(openOf(both)).toBe(2);
  });
});

test('streams take three quarters of all places: pages and calls of others are answered', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 8, perNetwork: 100 };
  const { url } = await startGateway(upstream.url, { limits: { connections } });
  const openStream = async (n: number) => {
    const { socket, text } = await open(url, `127.0.1.${n}`);
    socket.write(STREAM);
    await waitFor(() => expect(text()).toContain('\r\n\r\n'));
    return { socket, text };
  };
  const streams = await Promise.all([1, 2, 3, 4, 5, 6].map(openStream));
  for (const { text } of streams) expect(text()).toContain('200 OK');
  const refused = await openStream(7);
  expect(refused.text()).toContain('503 Service Unavailable');
  expect(refused.text()).toContain('retry-after: 30');
  expect(refused.text()).toContain('application/problem+json');
  const visitor = await open(url, '127.0.0.2');
  visitor.socket.write(LIVE);
  await waitFor(() => expect(visitor.text()).toContain('200 OK'));
  streams[0]?.socket.destroy();
  await waitFor(async () => expect((await openStream(8)).text()).toContain('200 OK'));
});

test('the connections of a trusted proxy are not limited by its address', async () => {
  const upstream = await startOrigin(json([]));
  const connections = { total: 100, perNetwork: 2 };
  const { url } = await startGateway(upstream.url, {
    env: { TRUSTED_PROXIES: '127.0.0.0/30' },
    limits: { connections },
  });
  const idle = [...(await openIdle(url, 5)), ...(await openIdle(url, 5, '127.0.0.2'))];
  const limited = await openIdle(url, 5, '127.0.0.9');
  await waitFor(() => expect(openOf(limited)).toBe(2));
  expect(openOf(idle)).toBe(10);
});

test('places are left for the connections and files of the gateway itself', () => {
  expect(maxConnections(1024, 130)).toBe(830);
  expect(maxConnections(256, 34)).toBe(158);
  expect(maxConnections(100, 100)).toBe(25);
  expect(maxConnections(Number.POSITIVE_INFINITY, 130)).toBe(Number.POSITIVE_INFINITY);
});
