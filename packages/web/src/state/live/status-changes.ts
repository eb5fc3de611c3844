import type { Match } from '@touchline/types';

type Peek = (id: string) => Match | undefined;

/** Each match that has begun or ended since the list was fetched, as it is now; the others draw their own changes. */
export const withStatusChanges = (matches: readonly Match[], peek: Peek): Match[] =>
  matches.map((match) => {
    const now = peek(match.id);
    return now && now.statusId !== match.statusId ? now : match;
  });

const usual = 16;

/** A list of what is being played: without those that have ended, and behind the others those that have begun. */
export function refreshLiveList(
  matches: readonly Match[],
  peek: Peek,
  ongoing: readonly Match[],
): Match[] {
  const left = withStatusChanges(matches, peek).filter(({ statusId }) => statusId === 'ONGOING');
  const listed = new Set(matches.map(({ id }) => id));
  const begun = ongoing.filter(({ id }) => !listed.has(id));
  return [...left, ...begun].slice(0, Math.max(usual, matches.length));
}
