import type { Tournament } from '@touchline/types';
import { type Stars, starOf } from '../../state/favourites/star.ts';

const kinds = ['continental', 'league', 'circuit', 'championship', 'cup'] as const;

export interface TournamentGroup {
  kind: 'starred' | (typeof kinds)[number];
  tournaments: readonly Tournament[];
}

/** Groups by kind, in the order of the list; starred tournaments form the first group. */
export function groupTournaments(list: readonly Tournament[], stars: Stars): TournamentGroup[] {
  const isStarred = ({ id }: Tournament) => stars.has(starOf('tournament', id));
  const starred = list.filter(isStarred);
  const others = Map.groupBy(
    list.filter((one) => !isStarred(one)),
    ({ type }) => type,
  );
  return [
    { kind: 'starred' as const, tournaments: starred },
    ...kinds.map((kind) => ({ kind, tournaments: others.get(kind) ?? [] })),
  ].filter(({ tournaments }) => tournaments.length > 0);
}
