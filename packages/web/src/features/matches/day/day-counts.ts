import type { Match } from '@touchline/types';

/** Number of matches of a day, by status; `begun` counts those whose kick-off has passed. */
export type DayCounts = Readonly<
  Record<'all' | 'live' | 'upcoming' | 'finished' | 'begun', number>
>;

export function countDay(matches: readonly Match[], now: number): DayCounts {
  const count = (status: Match['statusId']) =>
    matches.filter(({ statusId }) => statusId === status).length;
  return {
    all: matches.length,
    live: count('ONGOING'),
    upcoming: count('UPCOMING'),
    finished: count('FINISHED'),
    begun: matches.filter(({ startTime }) => startTime * 1000 <= now).length,
  };
}
