import type { Match } from '@touchline/types';

/** The real length is part of the result: extra time, a short series. */
const ASSUMED_DURATION_S = 2 * 3600;

/** A match that is over, with nothing that reveals its result: for the document. */
export function withoutResult(match: Match): Match {
  const { clock: _, periods: __, incidents: ___, commentary: ____, ...rest } = match;
  return {
    ...rest,
    endTime: match.startTime + ASSUMED_DURATION_S,
    odds: {},
    homeTeam: { ...match.homeTeam, score: null },
    awayTeam: { ...match.awayTeam, score: null },
  };
}

/** The same at the first instant that is shown, while its timeline is unknown. */
export function atKickOff(match: Match, at: number): Match {
  const hidden = withoutResult(match);
  if (at < match.startTime) return { ...hidden, statusId: 'UPCOMING' };
  return {
    ...hidden,
    statusId: 'ONGOING',
    homeTeam: { ...hidden.homeTeam, score: 0 },
    awayTeam: { ...hidden.awayTeam, score: 0 },
  };
}
