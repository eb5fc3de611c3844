import type { Name } from './name.ts';
import { type Hit, RANKS, type Range } from './rank.ts';

/** Whether the first few letters of a syllable stand for it: one, or the two that are one sound. */
const isInitial = (syllable: string, taken: number) =>
  taken === 1 || (taken === 2 && /^[csz]h/.test(syllable));

/**
 * How many syllables the letters spell from one of them on, each by all of its letters or by its initial, and the last
 * one, where none before it was an initial, by its first few: shanghai, shangh and sh are all 上海. Nothing where
 * letters are left over.
 */
function spelledBy(
  letters: string,
  syllables: readonly string[],
  from: number,
  initials = false,
): number | undefined {
  if (letters === '') return 0;
  const syllable = syllables[from];
  if (!syllable) return undefined;
  if (syllable.startsWith(letters) && (!initials || isInitial(syllable, letters.length))) return 1;
  for (const taken of [syllable.length, 2, 1]) {
    const whole = taken === syllable.length;
    if (!whole && !isInitial(syllable, taken)) continue;
    if (!letters.startsWith(syllable.slice(0, taken))) continue;
    const rest = spelledBy(letters.slice(taken), syllables, from + 1, initials || !whole);
    if (rest !== undefined) return rest + 1;
  }
  return undefined;
}

const marksOf = ({ characters }: Name, from: number, count: number): Range[] =>
  characters.slice(from, from + count).map((at) => [at, at + 1]);

export function rankPinyin(name: Name, letters: string): Hit | undefined {
  const { syllables } = name;
  for (let from = 0; from < syllables.length; from += 1) {
    const count = spelledBy(letters, syllables, from);
    if (count === undefined) continue;
    const marks = marksOf(name, from, count);
    if (from > 0) return { tier: RANKS.word, marks };
    return { tier: count === syllables.length ? RANKS.exact : RANKS.prefix, marks };
  }
  return undefined;
}
