import type { Name } from './name.ts';
import type { NormalizedText } from './normalize.ts';
import type { Query } from './query.ts';
import { type Hit, RANKS, type Range } from './rank.ts';
import { rankPinyin } from './rank-pinyin.ts';

const LATIN_LETTER = /^[a-z0-9]$/;

function rangeOf({ at }: NormalizedText, shown: string, from: number, length: number): Range {
  const last = at[from + length - 1] ?? 0;
  const next = at.find((index) => index > last);
  return [at[from] ?? 0, next ?? shown.length];
}

/** Finds a word in a name, preferably at the beginning of one of its words. */
function placeOf(word: string, text: string): { from: number; begins: boolean } | undefined {
  const opening = ` ${text}`.indexOf(` ${word}`);
  if (opening >= 0) return { from: opening, begins: true };
  // A single letter matches only at the beginning of a word.
  const from = LATIN_LETTER.test(word) ? -1 : text.indexOf(word);
  return from >= 0 ? { from, begins: false } : undefined;
}

function matchWords({ shown, normalized }: Name, { whole, words }: Query): Hit | undefined {
  const { text } = normalized;
  const marks: Range[] = [];
  let begins = true;
  for (const word of words) {
    const place = placeOf(word, text);
    if (!place) return undefined;
    begins &&= place.begins;
    marks.push(rangeOf(normalized, shown, place.from, word.length));
  }
  if (text === whole) return { rank: RANKS.exact, marks };
  if (text.startsWith(whole)) return { rank: RANKS.prefix, marks };
  return { rank: begins ? RANKS.word : RANKS.part, marks };
}

/** Matches the whole query against one name, by its letters or else by its pinyin. */
export function rankName(name: Name, query: Query): Hit | undefined {
  const byLetters = matchWords(name, query);
  if (byLetters) return byLetters;
  return query.pinyin === undefined ? undefined : rankPinyin(name, query.pinyin);
}
