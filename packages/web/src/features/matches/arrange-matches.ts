import type { Match } from '@touchline/types';
import type { Arrangement } from './arrangement.ts';
import { filterMatches, isStarred } from './filter-matches.ts';
import { groupMatches } from './group-matches.ts';

export interface Section {
  kind: 'starred' | 'league' | 'time';
  id: string;
  matches: readonly Match[];
}

const byTime = (matches: readonly Match[]): Section[] =>
  [...Map.groupBy(matches, ({ startTime }) => startTime)]
    .sort(([one], [other]) => one - other)
    .map(([start, group]) => ({ kind: 'time', id: `${start}`, matches: group }));

const byLeague = (matches: readonly Match[]): Section[] =>
  groupMatches(matches).map(({ id, matches: group }) => ({ kind: 'league', id, matches: group }));

/** The day as the visitor wants it: what is starred stands first, whatever the order of the rest. */
export function arrangeMatches(
  matches: readonly Match[],
  arrangement: Arrangement,
  stars: ReadonlySet<string>,
): Section[] {
  const shown = filterMatches(matches, arrangement, stars);
  const { true: starred = [], false: others = [] } = Object.groupBy(shown, (match) =>
    isStarred(match, stars) ? 'true' : 'false',
  );
  const rest = arrangement.by === 'time' ? byTime(others) : byLeague(others);
  return starred.length > 0
    ? [{ kind: 'starred', id: 'starred', matches: starred }, ...rest]
    : rest;
}
