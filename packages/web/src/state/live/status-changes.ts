import type { Match } from '@touchline/types';

type Peek = (id: string) => Match | undefined;

/** Replaces each match that has begun or ended since the list was fetched. The others are updated row by row. */
export const withStatusChanges = (matches: readonly Match[], peek: Peek): Match[] =>
  matches.map((match) => {
    const current = peek(match.id);
    return current && current.statusId !== match.statusId ? current : match;
  });

/** Drops ended matches from a list of ongoing ones, and appends those that have begun, up to `limit` matches. */
export function refreshLiveList(
  matches: readonly Match[],
  peek: Peek,
  ongoing: readonly Match[],
  limit: number,
): Match[] {
  const stillOngoing = withStatusChanges(matches, peek).filter(
    ({ statusId }) => statusId === 'ONGOING',
  );
  const listed = new Set(matches.map(({ id }) => id));
  const begun = ongoing.filter(({ id }) => !listed.has(id));
  return [...stillOngoing, ...begun].slice(0, limit);
}
