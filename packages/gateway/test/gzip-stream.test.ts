import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { match, settled, setUp } from './live-gateway.ts';

/** All that comes on a stream until it ends, byte for byte. */
async function wholeStream(url: string, encoding: string) {
  const asked = request(`${url}/api/live/stream`, { headers: { 'accept-encoding': encoding } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  answer.on('data', (chunk) => chunks.push(chunk));
  return {
    headers: answer.headers,
    sofar: () => Buffer.concat(chunks),
    ended: once(answer, 'end'),
  };
}

test('who takes gzip is told the same, in a fraction of the bytes and to its proper end', async () => {
  const { world, app, url, open } = await setUp();
  const many = (score: number) => Array.from({ length: 200 }, (_, n) => match(n, score));
  world.matches = many(0);
  const reader = await open();
  await settled(reader, world.matches);
  const [packed, plain] = [
    await wholeStream(url, 'gzip, deflate, br, zstd'),
    await wholeStream(url, 'br;q=1, gzip;q=0'),
  ];
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const matches of [[match(0, 1), ...many(0).slice(1)], many(2), []]) {
    world.matches = matches;
    await settled(reader, matches);
  }
  await app.close();
  await Promise.all([packed.ended, plain.ended]);
  // How long to wait before one comes back differs from stream to stream.
  const told = (bytes: Buffer) => bytes.toString().replace(/retry: \d+/g, 'retry');
  expect(told(gunzipSync(packed.sofar()))).toBe(told(plain.sofar()));
  expect(packed.sofar().length).toBeLessThan(plain.sofar().length / 5);
});
