/** `node:crypto` in the worker's bundle: what the shared modules call of it there. */

export const randomUUID = () => crypto.randomUUID();

export const randomFillSync = <T extends Uint8Array<ArrayBuffer>>(bytes: T): T =>
  crypto.getRandomValues(bytes);

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const randomBytes = (length: number) => {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return { toString: () => toHex(bytes) };
};

/**
 * A hash for entity tags, whatever the algorithm's name: Web Crypto has asynchronous ones only, and a secure one in
 * JavaScript takes longer than the list that it is made of. 53 bits, cyrb53 by bryc (public domain).
 */
export function hash(_algorithm: string, bytes: Uint8Array): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  // An iterator over a subclass of Uint8Array takes twenty times as long.
  for (let at = 0; at < bytes.length; at += 1) {
    high = Math.imul(high ^ (bytes[at] as number), 2654435761);
    low = Math.imul(low ^ (bytes[at] as number), 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
