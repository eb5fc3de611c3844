import type { Match } from '@touchline/types';
import { isStarred, type Stars } from '../list/is-starred.ts';
import type { DayFilter, ListOptions } from './day-filters.ts';

const statusOfFilter: Partial<Record<DayFilter, Match['statusId']>> = {
  live: 'ONGOING',
  upcoming: 'UPCOMING',
  finished: 'FINISHED',
};

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
