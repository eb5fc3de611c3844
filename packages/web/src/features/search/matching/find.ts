import type { Sport } from '../../../paths.ts';
import type { Stars } from '../../../state/favourites/star.ts';
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

/** Decides between equal hits. */
export interface Preference {
  readonly stars: Stars;
  readonly sport: Sport;
}

const MAX_PER_KIND = 6;

const isLive = ({ target }: Entry) =>
  target.kind === 'matches' && target.match.statusId === 'ONGOING';

/** The lower the better: by the hit, then starred, then live, then of the visitor's sport. */
function sortKey({ entry, hit }: Found, { stars, sport }: Preference): number {
  const misses = [!(entry.star && stars.has(entry.star)), !isLive(entry), entry.sport !== sport];
  return misses.reduce<number>((key, missed) => key * 2 + Number(missed), hit.rank);
}

/** The results by kind, the kind with the best hit first; equal results keep the order of the entries. */
export function find(
  entries: readonly Entry[],
  typed: string,
  preference: Preference,
  maxPerKind = MAX_PER_KIND,
): Group[] {
  const query = readQuery(typed);
  if (query.words.length === 0) return [];
  const ranked = entries
    .map((entry) => ({ entry, hit: rankEntry(entry, query) }))
    .filter((one): one is Found => one.hit !== undefined)
    .map((found) => ({ found, key: sortKey(found, preference) }))
    .sort((one, other) => one.key - other.key);
  const groups = kinds.map((kind) => {
    const ofKind = ranked.filter(({ found }) => found.entry.target.kind === kind);
    const best = ofKind[0]?.found.hit.rank ?? Number.POSITIVE_INFINITY;
    return { kind, best, found: ofKind.slice(0, maxPerKind).map(({ found }) => found) };
  });
  return groups
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => one.best - other.best)
    .map(({ kind, found }) => ({ kind, found }));
}
