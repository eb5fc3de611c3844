import type { Entry } from './entry.ts';
import type { Name } from './name.ts';
import { type Query, readQuery } from './query.ts';
import { type Hit, RANKS, type Range, type Rank } from './rank.ts';
import { rankName } from './rank-name.ts';

export interface EntryHit {
  readonly tier: Rank;
  /** For each of the entry's names. */
  readonly marks: readonly (readonly Range[])[];
}

const none: readonly Range[] = [];
const worse = (one: Rank, other: Rank) => (one > other ? one : other);

/** A name that is not shown counts, but its pinyin, which reads like any letters, less than all that is seen. */
function hitOf(name: Name, hidden: boolean, query: Query): Hit | undefined {
  const hit = rankName(name, query);
  const byPinyin = hit && hidden && name.syllables.length > 0 && /^[a-z ]+$/.test(query.whole);
  return byPinyin ? { ...hit, tier: worse(hit.tier, RANKS.aside) } : hit;
}

/** The best of the names that answer the query. */
function bestName({ names, shown }: Entry, query: Query): EntryHit | undefined {
  const hits = names.map((name, at) => hitOf(name, at >= shown, query));
  const best = hits.reduce<Hit | undefined>(
    (good, hit) => (hit && (!good || hit.tier < good.tier) ? hit : good),
    undefined,
  );
  return best && { tier: best.tier, marks: hits.map((hit) => (hit === best ? hit.marks : none)) };
}

/** Each word by another name: the two sides of a match, or a team and its country. */
function acrossNames(entry: Entry, { words }: Query): EntryHit | undefined {
  let tier: Rank = RANKS.word;
  const marks: Range[][] = entry.names.map(() => []);
  for (const word of words) {
    const query = readQuery(word);
    const hit = bestName(entry, query);
    const aside = entry.aside.some(
      (name) => (rankName(name, query)?.tier ?? RANKS.part) < RANKS.part,
    );
    if (!hit && !aside) return undefined;
    tier = worse(tier, hit ? hit.tier : RANKS.aside);
    for (const [at, found] of (hit?.marks ?? []).entries()) marks[at]?.push(...found);
  }
  return { tier, marks };
}

export const rankEntry = (entry: Entry, query: Query): EntryHit | undefined =>
  bestName(entry, query) ?? acrossNames(entry, query);
