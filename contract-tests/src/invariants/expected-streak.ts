import type { Match, StreakType } from '@touchline/types';

type Result = Exclude<StreakType, 'none'>;

/** A team's result in a finished match; `undefined` after penalties, which may or may not count as a draw. */
function resultFor(
  teamId: string,
  { homeTeam, awayTeam, periods = [] }: Match,
): Result | undefined {
  if (periods.some(({ kind }) => kind === 'penalties')) return undefined;
  const [home, away] = [homeTeam.score ?? 0, awayTeam.score ?? 0];
  if (home === away) return 'draw';
  return home > away === (homeTeam.id === teamId) ? 'win' : 'loss';
}

/** The streak of these results (newest first); `undefined` if they do not determine it. */
export function expectedStreak(teamId: string, finished: readonly Match[]) {
  const results = finished.map((match) => resultFor(teamId, match));
  const [last] = results;
  if (last === undefined) return undefined;
  const end = results.findIndex((result) => result !== last);
  if (end < 0 || results[end] === undefined) return undefined;
  return { streakType: last, streakCount: end };
}
