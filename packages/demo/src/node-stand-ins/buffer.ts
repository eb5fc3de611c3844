const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The part of Node's `Buffer` that the shared modules use. */
class Bytes extends Uint8Array<ArrayBuffer> {
  override toString(): string {
    return decoder.decode(this);
  }
}

function from(source: string | ArrayLike<number>): Bytes {
  const { buffer } = typeof source === 'string' ? encoder.encode(source) : Uint8Array.from(source);
  return new Bytes(buffer);
}

const alloc = (length: number) => new Bytes(new ArrayBuffer(length));

Object.assign(globalThis, { Buffer: { from, alloc } });
