export type Key = string | number;
/** Returns the next number in [0, 1). */
export type Rng = () => number;

let high = 0;
let low = 0;

/**
 * Hashes seed and key into two 32-bit lanes. Each part ends with 0x10001 or 0x10003, which no UTF-16
 * unit equals: ('a', 1) and ('a1') differ.
 */
function absorb(seed: string, key: readonly Key[]): void {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let part = -1; part < key.length; part++) {
    const text = part < 0 ? seed : String(key[part]);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x9e3779b1);
      b = Math.imul(b ^ unit, 0x5f356495);
    }
    a = Math.imul(a ^ 0x10001, 0x85ebca6b) ^ (b >>> 15);
    b = Math.imul(b ^ 0x10003, 0xc2b2ae35) ^ (a >>> 13);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  high = b ^ (b >>> 16);
  low = a ^ (a >>> 15);
}

/** One number in [0, 1) per key. */
export function chance(seed: string, ...key: Key[]): number {
  absorb(seed, key);
  return ((high >>> 0) * 0x200000 + (low >>> 11)) / 0x20000000000000;
}

/** A random stream per key (sfc32). Draws from one stream never change another. */
export function random(seed: string, ...key: Key[]): Rng {
  absorb(seed, key);
  let a = high;
  let b = low;
  let c = 0x9e3779b9 ^ high;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 8; round++) next();
  return next;
}
