import type { Match } from '@touchline/types';

const wanted: Record<string, Match['statusId']> = {
  live: 'ONGOING',
  upcoming: 'UPCOMING',
  finished: 'FINISHED',
};

/** By status, never by the clock. Whatever is no filter lets everything through. */
export function filterMatches(matches: readonly Match[], show: string): readonly Match[] {
  const status = wanted[show];
  return status ? matches.filter(({ statusId }) => statusId === status) : matches;
}
