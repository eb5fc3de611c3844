import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveList } from './live-list.ts';
import { emptyStreamCounts, LiveReader } from './live-reader.ts';

async function countsWith(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counts = emptyStreamCounts();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = new LiveReader({
    origin: () => origin,
    from: '127.0.0.1',
    isGzipped: false,
    counts,
    empty: new LiveList(),
  });
  onTestFinished(() => {
    reader.close();
    server.close();
  });
  reader.open();
  return counts;
}

const PROBLEM = { 'content-type': 'application/problem+json', 'retry-after': '5' };

test.each<[string, RequestListener]>([
  [
    'refused',
    (_, response) =>
      response.writeHead(503, PROBLEM).end(JSON.stringify({ status: 503, detail: 'No place.' })),
  ],
  ['failed', (_, response) => response.writeHead(503).end('no')],
  ['unanswered', ({ socket }) => socket.destroy()],
  ['opened', (_, response) => response.writeHead(200).write('retry: 5000\n\n')],
])('an attempt of a reader that is %s is counted as this alone', async (outcome, respond) => {
  const counts = await countsWith(respond);
  const expected = { ...emptyStreamCounts(), [outcome]: 1 };
  await vi.waitFor(() => expect(counts).toEqual(expected));
});
