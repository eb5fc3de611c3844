import type { Entry } from './entry.ts';
import type { Name } from './name.ts';
import { type Query, readQuery } from './query.ts';
import { type Hit, RANKS, type Range, type Rank } from './rank.ts';
import { rankName } from './rank-name.ts';

export interface EntryHit {
  readonly rank: Rank;
  /** The marked ranges of each of the entry's names. */
  readonly marks: readonly (readonly Range[])[];
}

const noRanges: readonly Range[] = [];
const worse = (one: Rank, other: Rank) => (one > other ? one : other);

/** The pinyin of a name that is not shown ranks last: its letters may match by chance. */
function hitOf(name: Name, isHidden: boolean, query: Query): Hit | undefined {
  const hit = rankName(name, query);
  const byPinyin = hit && isHidden && name.syllables.length > 0 && /^[a-z ]+$/.test(query.whole);
  return byPinyin ? { ...hit, rank: worse(hit.rank, RANKS.secondary) } : hit;
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
