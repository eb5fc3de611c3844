/** What a crest is for: it decides the shape. */
export type Field = 'football' | 'basketball' | 'esports';

/** The look's own hash and dice, so that a club has the same arms here as in its drawings. */
export const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (const letter of text.normalize('NFC')) {
    h ^= letter.codePointAt(0) as number;
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

export const generator = (start: number) => {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export type Dice = () => number;
export const pick = <T>(list: readonly T[], next: Dice): T =>
  list[Math.floor(next() * list.length)] as T;

const light = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (one: string, other: string): number =>
  (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
