import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { match, setUp, waitForMatches } from './live-gateway.ts';

/** Collects the raw bytes of a stream until it ends. */
async function collectStream(url: string, encoding: string) {
  const sent = request(`${url}/api/live/stream`, { headers: { 'accept-encoding': encoding } });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on('data', (chunk) => chunks.push(chunk));
  return {
    headers: response.headers,
    received: () => Buffer.concat(chunks),
    ended: once(response, 'end'),
  };
}

test('a gzip stream has the same content in a fraction of the bytes, and ends properly', async () => {
  const { world, app, url, open } = await setUp();
  const many = (score: number) => Array.from({ length: 200 }, (_, n) => match(n, score));
  world.matches = many(0);
  const reader = await open();
  await waitForMatches(reader, world.matches);
  const [gzipped, plain] = [
    await collectStream(url, 'gzip, deflate, br, zstd'),
    await collectStream(url, 'br;q=1, gzip;q=0'),
  ];
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const matches of [[match(0, 1), ...many(0).slice(1)], many(2), []]) {
    world.matches = matches;
    await waitForMatches(reader, matches);
  }
  await app.close();
  await Promise.all([gzipped.ended, plain.ended]);
  // The retry delay is random per stream.
  const textOf = (bytes: Buffer) => bytes.toString().replace(/retry: \d+/g, 'retry');
  expect(textOf(gunzipSync(gzipped.received()))).toBe(textOf(plain.received()));
  expect(gzipped.received().length).toBeLessThan(plain.received().length / 5);
});
