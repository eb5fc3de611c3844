import type { Match, MatchAnalysis, SideAnalysis } from '@touchline/types';
import { outcomeFor } from '../model/outcome.ts';

const COUNTERS = { win: 'totalWins', draw: 'totalDraws', loss: 'totalLosses' } as const;

/** A side without the results of the matches since an instant; `played` has the newest first. */
function sideThen(
  side: SideAnalysis,
  teamId: string,
  played: readonly Match[],
  before: number,
): SideAnalysis {
  const results = played
    .filter(({ covered }) => !covered)
    .map((match) => ({ outcome: outcomeFor(teamId, match), isLater: match.startTime >= before }));
  const then = { ...side };
  for (const { outcome, isLater } of results) {
    const count = then[COUNTERS[outcome]];
    if (isLater && count) then[COUNTERS[outcome]] = count - 1;
  }
  if (!results.some(({ isLater }) => isLater)) return side;
  const earlier = results.filter(({ isLater }) => !isLater).map(({ outcome }) => outcome);
  const [last] = earlier;
  const end = earlier.findIndex((outcome) => outcome !== last);
  return {
    ...then,
    streakType: last ?? 'none',
    streakCount: last ? (end < 0 ? earlier.length : end) : 0,
  };
}

/** The form of both sides as it was before a match: ranking and win rate are still those of today. */
export const analysisThen = (
  { homeTeam, awayTeam }: MatchAnalysis,
  match: Match,
  played: { home: readonly Match[]; away: readonly Match[] },
): MatchAnalysis => ({
  homeTeam: sideThen(homeTeam, match.homeTeam.id, played.home, match.startTime),
  awayTeam: sideThen(awayTeam, match.awayTeam.id, played.away, match.startTime),
});
