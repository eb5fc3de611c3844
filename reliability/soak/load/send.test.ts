import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSend } from './send.ts';

async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('where nobody listens the next origin is tried, however many requests are sent meanwhile', async () => {
  const closed = createServer();
  const silent = await originOf(closed);
  closed.close();
  await once(closed, 'close');
  const server = createServer((_, response) => response.end('served'));
  const { send, close } = createSend([silent, await originOf(server)]);
  onTestFinished(() => {
    close();
    server.close();
  });
  const answers = await Promise.all(
    Array.from({ length: 51 }, () =>
      send({ method: 'POST', path: '/', body: {}, from: '127.0.0.1' }),
    ),
  );
  expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
});
