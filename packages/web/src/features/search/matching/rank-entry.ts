import type { Entry } from './entry.ts';
import { type Hit, RANKS, type Range, type Rank } from './hit.ts';
import type { Name } from './name.ts';
import type { NormalizedText } from './normalize.ts';
import { type Query, readQuery } from './query.ts';

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

function rankPinyin(name: Name, letters: string): Hit | undefined {
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
function rankName(name: Name, query: Query): Hit | undefined {
  const byLetters = matchWords(name, query);
  if (byLetters) return byLetters;
  return query.pinyin === undefined ? undefined : rankPinyin(name, query.pinyin);
}

export interface EntryHit {
  readonly rank: Rank;
  /** The marked ranges of each of the entry's names. */
  readonly marks: readonly (readonly Range[])[];
}

const noRanges: readonly Range[] = [];
const worse = (one: Rank, other: Rank) => (one > other ? one : other);

/** A keyword ranks last, as does the pinyin of a name that is not shown: its letters may match by chance. */
function hitOf(name: Name, isHidden: boolean, query: Query): Hit | undefined {
  const hit = rankName(name, query);
  const byPinyin = isHidden && name.syllables.length > 0 && /^[a-z ]+$/.test(query.whole);
  return hit && (byPinyin || name.isKeyword)
    ? { ...hit, rank: worse(hit.rank, RANKS.secondary) }
    : hit;
}

/** The hit of the best matching name, with the marks of all shown names that match. */
function bestName({ names, shownCount }: Entry, query: Query): EntryHit | undefined {
  const hits = names.map((name, at) => hitOf(name, at >= shownCount, query));
  const best = hits.reduce<Hit | undefined>(
    (best, hit) => (hit && (!best || hit.rank < best.rank) ? hit : best),
    undefined,
  );
  const marks = hits.map((hit, at) =>
    hit && (hit === best || at < shownCount) ? hit.marks : noRanges,
  );
  return best && { rank: best.rank, marks };
}

/** Each word may match another name: the two teams of a match, or a team and its country. */
function acrossNames(entry: Entry, { words }: Query): EntryHit | undefined {
  let rank: Rank = RANKS.word;
  const marks: Range[][] = entry.names.map(() => []);
  for (const word of words) {
    const query = readQuery(word);
    const hit = bestName(entry, query);
    const hasSecondary = entry.secondaryNames.some(
      (name) => (rankName(name, query)?.rank ?? RANKS.part) < RANKS.part,
    );
    if (!hit && !hasSecondary) return undefined;
    rank = worse(rank, hit ? hit.rank : RANKS.secondary);
    for (const [at, found] of (hit?.marks ?? []).entries()) marks[at]?.push(...found);
  }
  return { rank, marks };
}

export const rankEntry = (entry: Entry, query: Query): EntryHit | undefined =>
  bestName(entry, query) ?? acrossNames(entry, query);
