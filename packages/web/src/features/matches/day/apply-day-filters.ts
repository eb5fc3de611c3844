import type { Match } from '@touchline/types';
import type { DayFilter, ListOptions } from './day-filters.ts';

type Stars = ReadonlySet<string>;

const statusOfFilter: Partial<Record<DayFilter, Match['statusId']>> = {
  live: 'ONGOING',
  upcoming: 'UPCOMING',
  finished: 'FINISHED',
};

/** Whether the match or one of its teams is starred. */
export const isStarredItself = ({ id, homeTeam, awayTeam }: Match, stars: Stars): boolean =>
  [id, homeTeam.id, awayTeam.id].some((starrable) => stars.has(starrable));

/** Whether the match, one of its teams or its tournament is starred. */
export const isStarred = (match: Match, stars: Stars): boolean =>
  isStarredItself(match, stars) || stars.has(match.tournament.id);

function isFound({ homeTeam, awayTeam, tournament }: Match, find: string): boolean {
  const names = [homeTeam.name, awayTeam.name, tournament.name, tournament.country.name];
  return names.some((name) => name.toLowerCase().includes(find.toLowerCase()));
}

/** MAT-8: the filters go by status, never by the clock. */
export function applyDayFilters(
  matches: readonly Match[],
  { show, find }: Pick<ListOptions, 'show' | 'find'>,
  stars: Stars,
): readonly Match[] {
  const status = statusOfFilter[show];
  return matches.filter(
    (match) =>
      (!status || match.statusId === status) &&
      (show !== 'starred' || isStarred(match, stars)) &&
      (!find || isFound(match, find)),
  );
}
