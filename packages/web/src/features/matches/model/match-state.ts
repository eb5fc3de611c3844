import type { Match } from '@touchline/types';

export type MatchState = 'live' | 'soon' | 'done';

const states: Record<Match['statusId'], MatchState> = {
  ONGOING: 'live',
  UPCOMING: 'soon',
  FINISHED: 'done',
};

/** MAT-8: a match is what its status says, whatever the clock says. */
export const matchState = ({ statusId }: Match): MatchState => states[statusId];

/** Who is behind, once it is over: that side is drawn faintly. */
export function loserOf({ statusId, homeTeam, awayTeam }: Match): 'home' | 'away' | undefined {
  if (statusId !== 'FINISHED' || homeTeam.score === null || awayTeam.score === null)
    return undefined;
  if (homeTeam.score === awayTeam.score) return undefined;
  return homeTeam.score < awayTeam.score ? 'home' : 'away';
}
