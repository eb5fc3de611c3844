/** FNV-1a with murmur3's final mix, so that texts that differ in one letter have very different hashes. */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (const character of text.normalize('NFC')) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number from 0 to 1 that depends on the key alone. */
export const keyedRandom = (key: string): number => hashText(key) / 2 ** 32;

export type SeededRandom = () => number;

/** Random numbers from 0 to 1, the same sequence for the same text (mulberry32). */
export function seededRandom(text: string): SeededRandom {
  let seed = hashText(text);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(list: readonly T[], roll: SeededRandom): T =>
  list[Math.floor(roll() * list.length)] as T;
