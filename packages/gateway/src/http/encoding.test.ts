import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import { acceptsGzip, compress, compressForOne, ENCODINGS, preferredEncoding } from './encoding.ts';

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

const CODINGS = ['gzip', 'br', 'zstd', 'deflate', 'identity', 'GZIP', 'Br', '*'];
const QUALITIES = ['', ';q=0', ';q=0.0', '; q=0.000', ' ; Q=1', ';q=0.001', ';q=0.5'];

const header = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...CODINGS), fc.constantFrom(...QUALITIES)), {
    selector: ([coding]) => coding.toLowerCase(),
  })
  .map((entries) => entries.map((entry) => entry.join('')).join(', '));

test('of the encodings that negotiator finds acceptable, the first in our order is used', () => {
  fc.assert(
    fc.property(header, (acceptEncoding) => {
      const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
      const acceptable = negotiator.encodings([...ENCODINGS]);
      expect(preferredEncoding(acceptEncoding)).toBe(
        ENCODINGS.find((encoding) => acceptable.includes(encoding)),
      );
      expect(acceptsGzip(acceptEncoding)).toBe(acceptable.includes('gzip'));
    }),
    { numRuns: 1000 },
  );
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
  expect(bytes.buffer.byteLength, 'bytes kept in memory').toBe(bytes.length);
  const short = compressForOne(body, encoding) as Buffer;
  expect(restored(short)).toEqual(body);
});

test('a body for one client is compressed at once, and a long one in a thread', async () => {
  const body = Buffer.alloc(64 * 1024, 'again ');
  expect(compressForOne(body, 'zstd')).toBeInstanceOf(Buffer);
  const long = Buffer.concat([body, body]);
  const later = compressForOne(long, 'zstd');
  expect(later).toBeInstanceOf(Promise);
  expect(zstdDecompressSync(await later)).toEqual(long);
});
