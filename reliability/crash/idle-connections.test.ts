import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openIdleConnections } from './idle-connections.ts';

test('idle connections are opened again when the server closes them, until they are ended', async () => {
  const open = new Set<Socket>();
  let accepted = 0;
  const server = createServer((socket) => {
    accepted += 1;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = openIdleConnections(origin, 5, () => '127.0.0.1');
  await expect.poll(() => open.size).toBe(5);
  for (const socket of open) socket.destroy();
  await expect.poll(() => [accepted, open.size]).toEqual([10, 5]);
  close();
  await expect.poll(() => open.size).toBe(0);
});
