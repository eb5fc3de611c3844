import type { Tournament } from '@touchline/types';

const kinds = ['continental', 'league', 'circuit', 'championship', 'cup'] as const;

export interface TournamentGroup {
  kind: 'starred' | (typeof kinds)[number];
  tournaments: readonly Tournament[];
}

/** Groups by kind, in the order of the list; starred tournaments form the first group. */
export function groupTournaments(
  list: readonly Tournament[],
  stars: ReadonlySet<string>,
): TournamentGroup[] {
  const starred = list.filter(({ id }) => stars.has(id));
  const others = Map.groupBy(
    list.filter(({ id }) => !stars.has(id)),
    ({ type }) => type,
  );
  return [
    { kind: 'starred' as const, tournaments: starred },
    ...kinds.map((kind) => ({ kind, tournaments: others.get(kind) ?? [] })),
  ].filter(({ tournaments }) => tournaments.length > 0);
}
