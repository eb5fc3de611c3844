import type { Match } from '@touchline/types';
import type { ListOptions, Show } from './list-options.ts';

type Stars = ReadonlySet<string>;

const wanted: Partial<Record<Show, Match['statusId']>> = {
  live: 'ONGOING',
  upcoming: 'UPCOMING',
  finished: 'FINISHED',
};

/** By itself, or by one of its clubs. */
export const isOwnStarred = ({ id, homeTeam, awayTeam }: Match, stars: Stars): boolean =>
  [id, homeTeam.id, awayTeam.id].some((one) => stars.has(one));

/** A match is starred by itself, by one of its clubs, or by its tournament. */
export const isStarred = (match: Match, stars: Stars): boolean =>
  isOwnStarred(match, stars) || stars.has(match.tournament.id);

function named({ homeTeam, awayTeam, tournament }: Match, find: string): boolean {
  const names = [homeTeam.name, awayTeam.name, tournament.name, tournament.country.name];
  return names.some((name) => name.toLowerCase().includes(find.toLowerCase()));
}

/** By status, never by the clock. */
export function filterMatches(
  matches: readonly Match[],
  { show, find }: Pick<ListOptions, 'show' | 'find'>,
  stars: Stars,
): readonly Match[] {
  const status = wanted[show];
  return matches.filter(
    (match) =>
      (!status || match.statusId === status) &&
      (show !== 'starred' || isStarred(match, stars)) &&
      (!find || named(match, find)),
  );
}
