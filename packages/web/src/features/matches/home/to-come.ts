import type { Match } from '@touchline/types';

/** The main matches without those in play, which have a list of their own; all of them where none is to come. */
export function toCome(matches: readonly Match[]): readonly Match[] {
  const upcoming = matches.filter(({ statusId }) => statusId !== 'ONGOING');
  return upcoming.length > 0 ? upcoming : matches;
}
