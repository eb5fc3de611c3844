import type { Name } from './name.ts';
import type { NormalizedText } from './normalize.ts';
import type { Query } from './query.ts';
import { type Hit, RANKS, type Range } from './rank.ts';
import { rankPinyin } from './rank-pinyin.ts';

const latinLetter = /^[a-z0-9]$/;

function rangeOf({ at }: NormalizedText, shown: string, from: number, length: number): Range {
  const last = at[from + length - 1] ?? 0;
  const next = at.find((index) => index > last);
  return [at[from] ?? 0, next ?? shown.length];
}

/** Where a word stands in a name: at the beginning of one of its words if it can. */
function placeOf(word: string, text: string): { from: number; begins: boolean } | undefined {
  const opening = ` ${text}`.indexOf(` ${word}`);
  if (opening >= 0) return { from: opening, begins: true };
  // A letter in the middle of a word says nothing.
  const from = latinLetter.test(word) ? -1 : text.indexOf(word);
  return from >= 0 ? { from, begins: false } : undefined;
}

function matchWords({ shown, folded }: Name, { whole, words }: Query): Hit | undefined {
  const { text } = folded;
  const marks: Range[] = [];
  let begins = true;
  for (const word of words) {
    const place = placeOf(word, text);
    if (!place) return undefined;
    begins &&= place.begins;
    marks.push(rangeOf(folded, shown, place.from, word.length));
  }
  if (text === whole) return { tier: RANKS.exact, marks };
  if (text.startsWith(whole)) return { tier: RANKS.prefix, marks };
  return { tier: begins ? RANKS.word : RANKS.part, marks };
}

/** How one name answers the whole query, by its letters or by its pinyin. */
export function rankName(name: Name, query: Query): Hit | undefined {
  const byLetters = matchWords(name, query);
  if (byLetters) return byLetters;
  return query.pinyin === undefined ? undefined : rankPinyin(name, query.pinyin);
}
