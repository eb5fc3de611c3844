import type { Match } from '@touchline/types';

export const hasScore = ({ homeTeam, awayTeam }: Match): boolean =>
  homeTeam.score !== null && awayTeam.score !== null;

/** Whether a rise of the score is known: neither state lacks it, but that before kick-off. */
export const isScoreCompared = (before: Match, after: Match): boolean =>
  hasScore(after) && (before.statusId === 'UPCOMING' || hasScore(before));
