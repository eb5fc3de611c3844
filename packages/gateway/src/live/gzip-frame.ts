import { constants, deflateRawSync } from 'node:zlib';

// A stored block needs no compression and five extra bytes; below this size deflate saves little more.
const MIN_DEFLATED_BYTES = 1024;

/** A stored block that is not the last one (RFC 1951 §3.2.4). */
function storedBlock(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(~plain.length & 0xffff, 3);
  return Buffer.concat([head, plain]);
}

/**
 * A text that is sent to many streams. Its gzip form consists of deflate blocks that begin and end on a byte and do not
 * refer to earlier data: compressed once, they fit into every stream, and no stream needs a compressor of its own.
 */
export class GzipFrame {
  readonly plain: Buffer;
  #gzipped: Buffer | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  get gzipped(): Buffer {
    this.#gzipped ??=
      this.plain.length < MIN_DEFLATED_BYTES
        ? storedBlock(this.plain)
        : deflateRawSync(this.plain, { finishFlush: constants.Z_FULL_FLUSH });
    return this.#gzipped;
  }
}

/** RFC 1952 §2.3.1: deflate, no name, no time, unknown system. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty last block, then CRC-32 and length of the uncompressed data. */
export function gzipTrailer(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(10);
  trailer[0] = 3;
  trailer.writeUInt32LE(checksum, 2);
  trailer.writeUInt32LE(length % 2 ** 32, 6);
  return trailer;
}
