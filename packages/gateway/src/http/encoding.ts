import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';

/** In order of preference. Brotli is the smallest, both for files compressed once and at the quality used here. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

function parseHeader(header: string): readonly Encoding[] {
  const isAccepted = new Map(
    header.split(',').map((entry) => {
      const [coding = '', ...parameters] = entry.toLowerCase().split(';');
      const isZero = parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter));
      return [coding.trim(), !isZero] as const;
    }),
  );
  return ENCODINGS.filter((encoding) => isAccepted.get(encoding) ?? isAccepted.get('*') ?? false);
}

// Browsers send a handful of different headers. The bound keeps made-up ones from filling the memory.
const MAX_PARSED_HEADERS = 100;
const parsedHeaders = new Map<string, readonly Encoding[]>();

type Header = string | string[] | undefined;

/** RFC 9110 §12.5.3: the encodings that the client accepts (q above 0), in our order of preference. */
function acceptedEncodings(header: Header): readonly Encoding[] {
  if (header === undefined) return [];
  const text = String(header);
  const cached = parsedHeaders.get(text);
  if (cached) return cached;
  if (parsedHeaders.size >= MAX_PARSED_HEADERS) parsedHeaders.clear();
  const accepted = parseHeader(text);
  parsedHeaders.set(text, accepted);
  return accepted;
}

export const preferredEncoding = (
  header: Header,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined => acceptedEncodings(header).find((one) => offered.includes(one));

export const acceptsGzip = (header: Header): boolean => acceptedEncodings(header).includes('gzip');

// The request waits for it. 6 is 1 % smaller than 5 in the same time; 7 takes up to twice as long.
const BROTLI_QUALITY = 6;
const ZSTD_LEVEL = 3;

const ZSTD_PARAMS = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };

function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'zstd') return zstdAsync(body, { params: ZSTD_PARAMS });
  if (encoding === 'gzip') return gzipAsync(body);
  return brotliAsync(body, {
    params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = await compressed(body, encoding);
  // Node's result is a view of 64 kB, which would all stay in memory with a few kilobytes in a cache.
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

export function createCompressor(encoding: Encoding): Transform {
  if (encoding === 'zstd') return createZstdCompress({ params: ZSTD_PARAMS });
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: BROTLI_PARAMS });
}
