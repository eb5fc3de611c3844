import type { Match } from '@touchline/types';

export interface TournamentMatches {
  id: string;
  matches: readonly Match[];
  /** The earliest kick-off. */
  start: number;
}

/** MAT-5: groups by tournament, the earliest kick-off first; within a group, in the order of the list. */
export function groupMatches(matches: readonly Match[]): TournamentMatches[] {
  const byTournament = Map.groupBy(matches, ({ tournament }) => tournament.id);
  const earliest = (group: readonly Match[]) =>
    Math.min(...group.map(({ startTime }) => startTime));
  return [...byTournament]
    .map(([id, group]) => ({
      id,
      matches: group,
      start: earliest(group),
    }))
    .sort((one, other) => one.start - other.start);
}
