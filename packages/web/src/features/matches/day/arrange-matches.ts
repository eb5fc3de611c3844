import type { Match } from '@touchline/types';
import { groupMatches } from '../list/group-matches.ts';
import { applyDayFilters, isStarred, isStarredItself } from './apply-day-filters.ts';
import type { ListOptions } from './day-filters.ts';

export interface Section {
  kind: 'starred' | 'league' | 'time';
  id: string;
  matches: readonly Match[];
}

const byTime = (matches: readonly Match[]): Section[] =>
  [...Map.groupBy(matches, ({ startTime }) => startTime)]
    .sort(([one], [other]) => one - other)
    .map(([start, group]) => ({ kind: 'time', id: `${start}`, matches: group }));

/**
 * By tournament, the starred ones first. Matches that are starred themselves, or by a team, have a section of their
 * own, but still count for the order: a tournament keeps its place when its first match is starred.
 */
const byLeague = (matches: readonly Match[], stars: ReadonlySet<string>): Section[] => {
  const { true: starred = [], false: others = [] } = Object.groupBy(
    groupMatches(matches),
    ({ id }) => (stars.has(id) ? 'true' : 'false'),
  );
  return [...starred, ...others]
    .map(({ id, matches: group }): Section => {
      const unstarred = group.filter((match) => !isStarredItself(match, stars));
      return { kind: 'league', id, matches: unstarred };
    })
    .filter((section) => section.matches.length > 0);
};

/** The sections of a day: the starred matches first, the rest by tournament or by time. */
export function arrangeMatches(
  matches: readonly Match[],
  options: ListOptions,
  stars: ReadonlySet<string>,
): Section[] {
  const shown = applyDayFilters(matches, options, stars);
  const isByTime = options.by === 'time';
  const isListedFirst = isByTime ? isStarred : isStarredItself;
  const { true: starred = [], false: others = [] } = Object.groupBy(shown, (match) =>
    isListedFirst(match, stars) ? 'true' : 'false',
  );
  const rest = isByTime ? byTime(others) : byLeague(shown, stars);
  return starred.length > 0
    ? [{ kind: 'starred', id: 'starred', matches: starred }, ...rest]
    : rest;
}
