import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../tools/site/ports.ts';
import { createSend } from './send.ts';

test('where nobody listens the next origin is tried, however many requests are sent meanwhile', async () => {
  const closed = createServer();
  const silent = await listenOnLoopback(closed);
  closed.close();
  await once(closed, 'close');
  const server = createServer((_, response) => response.end('served'));
  const { send, close } = createSend([silent, await listenOnLoopback(server)]);
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
