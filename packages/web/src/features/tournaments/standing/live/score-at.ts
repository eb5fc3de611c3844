import type { Match } from '@touchline/types';
import { isGoalKind } from '../../../../format/shoot-out.ts';
import type { Score } from './as-it-stands.ts';

export const lastScore = ({ homeTeam, awayTeam }: Match): Score => ({
  home: homeTeam.score ?? 0,
  away: awayTeam.score ?? 0,
});

/** The score of a match at an instant, by its goals; undefined where the upstream lacks one of them. */
export function scoreAt(match: Match, instant: number): Score | undefined {
  const last = lastScore(match);
  const goals = (match.incidents ?? []).filter(({ kind }) => isGoalKind(kind));
  const countOf = (wanted: 'home' | 'away', until = Number.POSITIVE_INFINITY) =>
    goals.filter(({ side, at }) => side === wanted && at <= until).length;
  if (countOf('home') !== last.home || countOf('away') !== last.away) return undefined;
  return { home: countOf('home', instant), away: countOf('away', instant) };
}
