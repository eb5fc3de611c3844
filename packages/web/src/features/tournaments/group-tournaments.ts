import type { Tournament } from '@touchline/types';
import { type Stars, starOf } from '../../state/favourites/star.ts';

const kinds = ['continental', 'league', 'circuit', 'championship', 'cup'] as const;

/** A list this long begins with its most important tournaments. */
const LONG_LIST = 12;
const TOP = 6;

export interface TournamentGroup {
  kind: 'starred' | 'top' | (typeof kinds)[number];
  tournaments: readonly Tournament[];
}

/**
 * Groups by kind, in the order of the list; before them are starred tournaments, and in a long list those that the upstream
 * ranks highest.
 */
export function groupTournaments(list: readonly Tournament[], stars: Stars): TournamentGroup[] {
  const isStarred = ({ id }: Tournament) => stars.has(starOf('tournament', id));
  const starred = list.filter(isStarred);
  const rest = list.filter((one) => !isStarred(one));
  const rankOf = ({ rank = Number.POSITIVE_INFINITY }: Tournament) => rank;
  const top = (rest.length > LONG_LIST ? rest : [])
    .filter(({ rank }) => rank)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, TOP);
  const others = Map.groupBy(
    rest.filter((one) => !top.includes(one)),
    ({ type }) => type,
  );
  return [
    { kind: 'starred' as const, tournaments: starred },
    { kind: 'top' as const, tournaments: top },
    ...kinds.map((kind) => ({ kind, tournaments: others.get(kind) ?? [] })),
  ].filter(({ tournaments }) => tournaments.length > 0);
}
