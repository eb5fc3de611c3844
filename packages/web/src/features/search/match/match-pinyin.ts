import type { Name } from './name.ts';
import { type Hit, type Range, tiers } from './tier.ts';

/**
 * How many syllables the letters spell from one of them on, each by all of its letters or by its first few:
 * shanghai, shangh and sh are all 上海. Nothing where letters are left over.
 */
function spelledBy(
  letters: string,
  syllables: readonly string[],
  from: number,
): number | undefined {
  if (letters === '') return 0;
  const syllable = syllables[from];
  if (!syllable) return undefined;
  let common = 0;
  while (common < syllable.length && letters[common] === syllable[common]) common += 1;
  for (let taken = common; taken > 0; taken -= 1) {
    const rest = spelledBy(letters.slice(taken), syllables, from + 1);
    if (rest !== undefined) return rest + 1;
  }
  return undefined;
}

const marksOf = ({ characters }: Name, from: number, count: number): Range[] =>
  characters.slice(from, from + count).map((at) => [at, at + 1]);

export function matchPinyin(name: Name, letters: string): Hit | undefined {
  const { syllables } = name;
  for (let from = 0; from < syllables.length; from += 1) {
    const count = spelledBy(letters, syllables, from);
    if (count === undefined) continue;
    const marks = marksOf(name, from, count);
    if (from > 0) return { tier: tiers.word, marks };
    return { tier: count === syllables.length ? tiers.exact : tiers.prefix, marks };
  }
  return undefined;
}
