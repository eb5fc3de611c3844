import type { Match } from '@touchline/types';

interface TeamMatches {
  /** Rarely more than one. */
  live: readonly Match[];
  /** The next match first. */
  next: readonly Match[];
  /** The latest match first. */
  played: readonly Match[];
}

/** Splits a team's two lists by state. A match that has ended since it was fetched moves to the played ones. */
export function splitByState(upcoming: readonly Match[], finished: readonly Match[]): TeamMatches {
  const ended = upcoming.filter(
    ({ id, statusId }) => statusId === 'FINISHED' && !finished.some((match) => match.id === id),
  );
  return {
    live: upcoming.filter(({ statusId }) => statusId === 'ONGOING'),
    next: upcoming.filter(({ statusId }) => statusId === 'UPCOMING'),
    played: [...ended.reverse(), ...finished],
  };
}
