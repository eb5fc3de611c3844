import type { Match } from '@touchline/types';
import { byImportance, leaguesByImportance } from '../list/by-importance.ts';
import { groupMatches } from '../list/group-matches.ts';
import { isStarred, isStarredItself, type Stars } from '../list/is-starred.ts';
import { applyDayFilters } from './apply-day-filters.ts';
import type { ListOptions } from './day-filters.ts';

export interface Section {
  /** The number of its matches, where only the first ones are loaded. */
  total?: number | undefined;
  kind: 'starred' | 'league' | 'time';
  id: string;
  matches: readonly Match[];
}

const byTime = (matches: readonly Match[]): Section[] =>
  [...Map.groupBy(matches, ({ startTime }) => startTime)]
    .sort(([one], [other]) => one - other)
    .map(([start, group]) => ({ kind: 'time', id: `${start}`, matches: group }));

/**
 * The starred tournaments first. Matches that are starred themselves, or by a team, have a section of their own, but
 * still count for the order: a tournament keeps its place when its first match is starred.
 */
const starredFirst = (leagues: ReturnType<typeof groupMatches>, stars: Stars): Section[] => {
  const { true: starred = [], false: others = [] } = Object.groupBy(leagues, ({ id }) =>
    stars.has(id) ? 'true' : 'false',
  );
  return [...starred, ...others]
    .map(({ id, matches: group }): Section => {
      const unstarred = group.filter((match) => !isStarredItself(match, stars));
      return { kind: 'league', id, matches: unstarred };
    })
    .filter((section) => section.matches.length > 0);
};

/** The sections of a day as of `now`: the starred matches first, the rest by tournament or by time. */
export function arrangeMatches(
  matches: readonly Match[],
  options: ListOptions,
  stars: Stars,
  now: number,
): Section[] {
  const shown = applyDayFilters(matches, options, stars);
  const { by } = options;
  const isListedFirst = by === 'time' ? isStarred : isStarredItself;
  const { true: starred = [], false: others = [] } = Object.groupBy(shown, (match) =>
    isListedFirst(match, stars) ? 'true' : 'false',
  );
  const leagues = () =>
    by === 'importance' ? leaguesByImportance(shown, now) : groupMatches(shown);
  const rest = by === 'time' ? byTime(others) : starredFirst(leagues(), stars);
  if (starred.length === 0) return rest;
  const first = by === 'importance' ? byImportance(starred, now, stars) : starred;
  return [{ kind: 'starred', id: 'starred', matches: first }, ...rest];
}
