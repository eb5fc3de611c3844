import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LiveList } from './live-list.ts';
import { emptyStreamCounts, LiveReader, type StreamCounts } from './live-reader.ts';

/** The counts of a reader that is closed after its first attempt. */
async function countsOfAttempt(respond: RequestListener) {
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
  await expect.poll(() => Object.values(counts).some((count) => count > 0)).toBe(true);
  // Before the reader tries again.
  reader.close();
  server.close();
  await once(server, 'close');
  await expect.poll(() => reader.isOpen).toBe(false);
  await nextTurn();
  return counts;
}

const PROBLEM = { 'content-type': 'application/problem+json', 'retry-after': '5' };

test.each<[string, RequestListener, Partial<StreamCounts>]>([
  [
    'refused',
    (_, response) =>
      response.writeHead(503, PROBLEM).end(JSON.stringify({ status: 503, detail: 'No place.' })),
    { refused: 1 },
  ],
  ['failed', (_, response) => response.writeHead(503).end('no'), { failed: 1 }],
  ['unanswered', ({ socket }) => socket.destroy(), { unanswered: 1 }],
  [
    'opened',
    (_, response) => response.writeHead(200).write('retry: 5000\n\n'),
    { opened: 1, ended: 1 },
  ],
])(
  'an attempt of a reader that is %s is counted once and as this alone',
  async (_, respond, expected) => {
    expect(await countsOfAttempt(respond)).toEqual({ ...emptyStreamCounts(), ...expected });
  },
);
