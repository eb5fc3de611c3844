import type { Tournament } from '@touchline/types';

interface TeamCups {
  current: readonly Tournament[];
  upcoming: readonly Tournament[];
}

/** API-17: one list holds what a team takes part in, and what it will take part in. */
export const splitTournaments = (cups: readonly Tournament[], now: number): TeamCups => ({
  current: cups.filter(({ startTime }) => startTime * 1000 <= now),
  upcoming: cups.filter(({ startTime }) => startTime * 1000 > now),
});
