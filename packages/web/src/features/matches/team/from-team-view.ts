import type { Match, TeamRef } from '@touchline/types';

/** A match as one of its teams sees it: whom it plays, and the score with its own goals first. */
export function fromTeamView(
  teamId: string,
  { homeTeam, awayTeam }: Match,
): { opponent: Pick<TeamRef, 'id' | 'name' | 'logo'>; score: string } {
  const [own, opponent] =
    awayTeam.id === teamId ? [awayTeam, homeTeam] : ([homeTeam, awayTeam] as const);
  return { opponent, score: `${own.score ?? 0}–${opponent.score ?? 0}` };
}
