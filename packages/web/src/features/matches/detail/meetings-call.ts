import type { Match } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { CallContext } from '../../../state/preferences/preferences-atoms.ts';

/** Those in the document, and one that may be the match itself. */
export const FEW_MEETINGS = 6;

/** The matches of both teams before. An upstream may list those of the home team against others too. */
export const meetingsCall = (
  { homeTeam, awayTeam }: Match,
  { language, offset: timezoneOffset }: CallContext,
  size: number,
) =>
  call(
    '/teams/matches/finished',
    { teamId: homeTeam.id, opponentId: awayTeam.id, timezoneOffset, size },
    language,
  );
