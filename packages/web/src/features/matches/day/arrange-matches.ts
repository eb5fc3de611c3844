import type { Match } from '@touchline/types';
import { groupMatches } from '../list/group-matches.ts';
import { filterMatches, isOwnStarred, isStarred } from './filter-matches.ts';
import type { ListOptions } from './list-options.ts';

export interface Section {
  kind: 'starred' | 'league' | 'time';
  id: string;
  matches: readonly Match[];
}

const byTime = (matches: readonly Match[]): Section[] =>
  [...Map.groupBy(matches, ({ startTime }) => startTime)]
    .sort(([one], [other]) => one - other)
    .map(([start, group]) => ({ kind: 'time', id: `${start}`, matches: group }));

/** A tournament that is starred keeps its head, and stands before the others; one whose first match is, keeps its place. */
const byLeague = (matches: readonly Match[], stars: ReadonlySet<string>): Section[] => {
  const { true: starred = [], false: others = [] } = Object.groupBy(
    groupMatches(matches),
    ({ id }) => (stars.has(id) ? 'true' : 'false'),
  );
  return [...starred, ...others]
    .map(({ id, matches: group }): Section => {
      const own = group.filter((match) => !isOwnStarred(match, stars));
      return { kind: 'league', id, matches: own };
    })
    .filter(({ matches: own }) => own.length > 0);
};

/** The day as the visitor wants it: what is starred stands first, whatever the order of the rest. */
export function arrangeMatches(
  matches: readonly Match[],
  arrangement: ListOptions,
  stars: ReadonlySet<string>,
): Section[] {
  const shown = filterMatches(matches, arrangement, stars);
  const isByTime = arrangement.by === 'time';
  const stands = isByTime ? isStarred : isOwnStarred;
  const { true: starred = [], false: others = [] } = Object.groupBy(shown, (match) =>
    stands(match, stars) ? 'true' : 'false',
  );
  const rest = isByTime ? byTime(others) : byLeague(shown, stars);
  return starred.length > 0
    ? [{ kind: 'starred', id: 'starred', matches: starred }, ...rest]
    : rest;
}
