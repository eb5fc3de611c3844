import type { Match } from '@touchline/types';
import type { Outcome } from '../../../ui/figures/result-badge.tsx';

/** The result of a finished match for one of its teams. */
export function outcomeFor(teamId: string, { homeTeam, awayTeam }: Match): Outcome {
  const [scored, conceded] =
    homeTeam.id === teamId ? [homeTeam.score, awayTeam.score] : [awayTeam.score, homeTeam.score];
  if ((scored ?? 0) === (conceded ?? 0)) return 'draw';
  return (scored ?? 0) > (conceded ?? 0) ? 'win' : 'loss';
}

/** The last five results, the newest last; `matches` has the newest first. Before an instant, where one is given. */
export const lastFive = (
  teamId: string,
  matches: readonly Match[],
  before = Number.POSITIVE_INFINITY,
): Outcome[] =>
  matches
    .filter(({ startTime, covered }) => startTime < before && !covered)
    .slice(0, 5)
    .map((match) => outcomeFor(teamId, match))
    .reverse();

/** The matches of a home team against the away team of `match`, without `match` itself. */
export const meetingsOf = (played: readonly Match[], { id, awayTeam }: Match): Match[] =>
  played.filter(
    (match) =>
      match.id !== id &&
      !match.covered &&
      [match.homeTeam.id, match.awayTeam.id].includes(awayTeam.id),
  );
