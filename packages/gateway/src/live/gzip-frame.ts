import { constants, deflateRawSync } from 'node:zlib';

// A stored block costs nothing to make and five bytes to send; below this, squeezing saves little more.
const WORTH_IT = 1024;

/** RFC 1951 §3.2.4, and not the last one. */
function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(~plain.length & 0xffff, 3);
  return Buffer.concat([head, plain]);
}

/**
 * A text that is told to many. Those who take gzip get it as blocks that begin and end on a byte and look back at
 * nothing before them: made once, they fit into every stream, and no stream needs a compressor of its own.
 */
export class PackedText {
  readonly plain: Buffer;
  #packed: Buffer | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  get packed(): Buffer {
    this.#packed ??=
      this.plain.length < WORTH_IT
        ? stored(this.plain)
        : deflateRawSync(this.plain, { finishFlush: constants.Z_FULL_FLUSH });
    return this.#packed;
  }
}

/** RFC 1952 §2.3.1: deflate, no name, no time, any system. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty last block, then sum and length of all that was said. */
export function gzipTail(sum: number, length: number): Buffer {
  const tail = Buffer.alloc(10);
  tail[0] = 3;
  tail.writeUInt32LE(sum, 2);
  tail.writeUInt32LE(length % 2 ** 32, 6);
  return tail;
}
