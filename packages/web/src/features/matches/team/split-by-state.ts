import type { Match } from '@touchline/types';

interface TeamMatches {
  /** What is being played: one, as a rule. */
  live: readonly Match[];
  /** The next first. */
  next: readonly Match[];
  /** The last first. */
  played: readonly Match[];
}

/** A team's two lists as they are now: a match that has ended since they came goes over to the played ones. */
export function splitByState(coming: readonly Match[], finished: readonly Match[]): TeamMatches {
  const ended = coming.filter(
    ({ id, statusId }) => statusId === 'FINISHED' && !finished.some((one) => one.id === id),
  );
  return {
    live: coming.filter(({ statusId }) => statusId === 'ONGOING'),
    next: coming.filter(({ statusId }) => statusId === 'UPCOMING'),
    played: [...ended.reverse(), ...finished],
  };
}
