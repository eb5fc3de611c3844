import type { Match } from '@touchline/types';

/** How many matches a day has, by kind. */
export type DayTally = Readonly<Record<'all' | 'live' | 'upcoming' | 'finished' | 'begun', number>>;

export function tallyOf(matches: readonly Match[], now: number): DayTally {
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
