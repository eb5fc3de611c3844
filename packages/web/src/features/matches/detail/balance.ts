import type { Match } from '@touchline/types';
import { outcomeFor } from '../model/outcome.ts';

export type Place = 'all' | 'home' | 'away';

/** The meetings on the ground of the team, or of its opponent. */
export const meetingsAt = (
  meetings: readonly Match[],
  teamId: string,
  place: Place,
): readonly Match[] =>
  place === 'all'
    ? meetings
    : meetings.filter(({ homeTeam }) => (homeTeam.id === teamId) === (place === 'home'));

/** Results and goals of a team, of exactly these meetings. */
export function balanceOf(meetings: readonly Match[], teamId: string) {
  const balance = { win: 0, draw: 0, loss: 0, scored: 0, against: 0 };
  for (const match of meetings) {
    balance[outcomeFor(teamId, match)]++;
    const [own, other] =
      match.homeTeam.id === teamId
        ? [match.homeTeam, match.awayTeam]
        : [match.awayTeam, match.homeTeam];
    balance.scored += own.score ?? 0;
    balance.against += other.score ?? 0;
  }
  return balance;
}
