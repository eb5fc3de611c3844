import type { Name } from './name.ts';
import { type Hit, RANKS, type Range } from './rank.ts';

/** Whether a syllable's first letters are its initial: one letter, or ch, sh, zh. */
const isInitial = (syllable: string, taken: number) =>
  taken === 1 || (taken === 2 && /^[csz]h/.test(syllable));

/**
 * The number of syllables, from index `from` on, that the letters spell: each in full or by its initial; the last one
 * also in part, if all before it are in full. shanghai, shangh and sh all spell 上海. Undefined if letters remain.
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
    const isWhole = taken === syllable.length;
    if (!isWhole && !isInitial(syllable, taken)) continue;
    if (!letters.startsWith(syllable.slice(0, taken))) continue;
    const rest = spelledBy(letters.slice(taken), syllables, from + 1, initials || !isWhole);
    if (rest !== undefined) return rest + 1;
  }
  return undefined;
}

const marksOf = ({ positions }: Name, from: number, count: number): Range[] =>
  positions.slice(from, from + count).map((at) => [at, at + 1]);

export function rankPinyin(name: Name, letters: string): Hit | undefined {
  const { syllables } = name;
  for (let from = 0; from < syllables.length; from += 1) {
    const count = spelledBy(letters, syllables, from);
    if (count === undefined) continue;
    const marks = marksOf(name, from, count);
    if (from > 0) return { rank: RANKS.word, marks };
    return { rank: count === syllables.length ? RANKS.exact : RANKS.prefix, marks };
  }
  return undefined;
}
