import type { Match, TeamRef } from '@touchline/types';

/** A match from the perspective of one team: its opponent, and the score with its own goals first. */
export function fromTeamView(
  teamId: string,
  { homeTeam, awayTeam, covered }: Match,
): { opponent: Pick<TeamRef, 'id' | 'name' | 'logo' | 'emblem'>; score: string } {
  const [team, opponent] =
    awayTeam.id === teamId ? [awayTeam, homeTeam] : ([homeTeam, awayTeam] as const);
  return { opponent, score: covered ? '–' : `${team.score ?? 0}–${opponent.score ?? 0}` };
}
