import type { Match, MatchStatistics } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { CallContext } from '../../../state/preferences/preferences-atoms.ts';
import { mayHave } from '../model/match.ts';

/** An upstream may lack the operation. */
export const statisticsCall = (matchId: Match['id'], { language }: Pick<CallContext, 'language'>) =>
  call('/matches/statistics', { matchId }, language);

/** Nothing is counted before the start, nor shown of a covered match. */
export const hasStatistics = (match: Match): boolean =>
  mayHave(match, 'statistics') && match.statusId !== 'UPCOMING' && !match.covered;

/** A match that is not counted has no periods. */
export const isCounted = ({ periods }: MatchStatistics): boolean =>
  periods.some(({ rows }) => rows.length > 0);
