import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, preferredEncoding } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0.000, *', 'zstd'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the encodings %s, %s is preferred', (header, best) => {
  expect(preferredEncoding(header)).toBe(best);
});

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s round-trips', async (encoding, restored) => {
  const body = Buffer.from('the same again '.repeat(200));
  const bytes = await compress(body, encoding);
  expect(bytes.length).toBeLessThan(body.length / 10);
  expect(restored(bytes)).toEqual(body);
});
