import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chosenEncoding, compress } from './accept-encoding.ts';
import { preferredLanguage } from './accept-language.ts';

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
])('of the encodings %s the best is %s', (header, best) => {
  expect(chosenEncoding(header)).toBe(best);
});

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-US,en;q=0.9,zh;q=0.8', 'en'],
  ['de-DE,de;q=0.9', 'en'],
  ['de,zh;q=0.5', 'zh'],
  ['zh;q=0', 'en'],
  ['zh;q=oops', 'en'],
  ['zhx', 'en'],
  ['zh, en', 'zh'],
  ['', 'en'],
  [undefined, 'en'],
])('PRF-1 who sends the languages %s reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('what is compressed by %s is the same again', async (encoding, restored) => {
  const body = Buffer.from('the same again '.repeat(200));
  const bytes = await compress(body, encoding);
  expect(bytes.length).toBeLessThan(body.length / 10);
  expect(restored(bytes)).toEqual(body);
});
