import type { Sport } from '../../../paths.ts';
import { type Entry, type Kind, kinds } from './entry.ts';
import { readQuery } from './query.ts';
import { type EntryHit, rankEntry } from './rank-entry.ts';

export interface Found {
  readonly entry: Entry;
  readonly hit: EntryHit;
}

export interface Group {
  readonly kind: Kind;
  readonly found: readonly Found[];
}

export interface Liking {
  readonly stars: ReadonlySet<string>;
  readonly sport: Sport;
}

const mostOfAKind = 6;

const isLive = ({ thing }: Entry) => thing.kind === 'matches' && thing.match.statusId === 'ONGOING';

/** The better hit first; of two that are as good what is starred, then what is played now, then the visitor's sport. */
function rankOf({ entry, hit }: Found, { stars, sport }: Liking): number {
  const misses = [!stars.has(entry.id), !isLive(entry), entry.sport !== sport];
  return misses.reduce<number>((rank, missed) => rank * 2 + Number(missed), hit.tier);
}

/** What answers the query, by kind: the kind with the best hit first, and what was listed first before its equals. */
export function find(entries: readonly Entry[], typed: string, liking: Liking): Group[] {
  const query = readQuery(typed);
  if (query.words.length === 0) return [];
  const ranked = entries
    .map((entry) => ({ entry, hit: rankEntry(entry, query) }))
    .filter((one): one is Found => one.hit !== undefined)
    .map((found) => ({ found, rank: rankOf(found, liking) }))
    .sort((one, other) => one.rank - other.rank);
  const groups = kinds.map((kind) => {
    const own = ranked.filter(({ found }) => found.entry.thing.kind === kind);
    const best = own[0]?.found.hit.tier ?? Number.POSITIVE_INFINITY;
    return { kind, best, found: own.slice(0, mostOfAKind).map(({ found }) => found) };
  });
  return groups
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => one.best - other.best)
    .map(({ kind, found }) => ({ kind, found }));
}
