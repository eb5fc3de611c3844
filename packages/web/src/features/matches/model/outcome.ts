import type { Match } from '@touchline/types';
import { shootOutScore } from '../../../format/shoot-out.ts';
import type { Outcome, Pip } from '../../../ui/figures/result-badge.tsx';
import { loserOf } from './match.ts';

/** The result of a finished match for one of its teams; a shoot-out is a win and a loss. */
export function outcomeFor(teamId: string, match: Match): Outcome {
  const loser = loserOf({ ...match, statusId: 'FINISHED' });
  if (!loser) return 'draw';
  return (loser === 'home') === (match.homeTeam.id === teamId) ? 'loss' : 'win';
}

/** The result as a list marks it: one on penalties has a mark of its own. */
export function pipFor(teamId: string, match: Match): Pip {
  const outcome = outcomeFor(teamId, match);
  return outcome !== 'draw' && shootOutScore(match) ? `${outcome}-p` : outcome;
}

/** The last five results, the newest last; `matches` has the newest first. Before an instant, where one is given. */
export const lastFive = (
  teamId: string,
  matches: readonly Match[],
  before = Number.POSITIVE_INFINITY,
): Pip[] =>
  matches
    .filter(({ startTime, covered }) => startTime < before && !covered)
    .filter(({ homeTeam }) => homeTeam.score !== null)
    .slice(0, 5)
    .map((match) => pipFor(teamId, match))
    .reverse();

/** The matches of a home team against the away team of `match`, without `match` itself. */
export const meetingsOf = (played: readonly Match[], { id, awayTeam }: Match): Match[] =>
  played.filter(
    (match) =>
      match.id !== id &&
      !match.covered &&
      [match.homeTeam.id, match.awayTeam.id].includes(awayTeam.id),
  );
