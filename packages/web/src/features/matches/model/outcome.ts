import type { Match } from '@touchline/types';
import type { Outcome } from '../../../ui/figures/result-badge.tsx';

/** How a match that is over went for one of its teams. */
export function outcomeFor(teamId: string, { homeTeam, awayTeam }: Match): Outcome {
  const [own, other] =
    homeTeam.id === teamId ? [homeTeam.score, awayTeam.score] : [awayTeam.score, homeTeam.score];
  if ((own ?? 0) === (other ?? 0)) return 'draw';
  return (own ?? 0) > (other ?? 0) ? 'win' : 'loss';
}

/** The last five results, the newest last, from a list whose newest is first. */
export const lastFive = (teamId: string, matches: readonly Match[]): Outcome[] =>
  matches
    .slice(0, 5)
    .map((match) => outcomeFor(teamId, match))
    .reverse();

/** Those of the home team's matches in which it met the away team before. */
export const meetingsOf = (played: readonly Match[], { id, awayTeam: other }: Match): Match[] =>
  played.filter(
    (match) => match.id !== id && [match.homeTeam.id, match.awayTeam.id].includes(other.id),
  );
