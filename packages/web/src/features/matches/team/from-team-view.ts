import type { Match, TeamRef } from '@touchline/types';
import { shootOutScore } from '../../../format/shoot-out.ts';

const scoreText = (own: number, other: number) => `${own}–${other}`;

/** A match from the perspective of one team: its opponent, and the score with its own goals, and kicks, first. */
export function fromTeamView(
  teamId: string,
  match: Match,
): { opponent: Pick<TeamRef, 'id' | 'name' | 'logo' | 'emblem'>; score: string } {
  const { homeTeam, awayTeam, covered } = match;
  const isAway = awayTeam.id === teamId;
  const [team, opponent] = isAway ? [awayTeam, homeTeam] : ([homeTeam, awayTeam] as const);
  if (covered || team.score === null || opponent.score === null) return { opponent, score: '–' };
  const kicks = shootOutScore(match);
  const [own, other] = isAway ? [kicks?.away, kicks?.home] : [kicks?.home, kicks?.away];
  const score = scoreText(team.score, opponent.score);
  return { opponent, score: kicks ? `${score} (${scoreText(own ?? 0, other ?? 0)})` : score };
}
