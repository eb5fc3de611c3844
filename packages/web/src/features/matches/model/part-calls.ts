import type { Match, MatchStatistics } from '@touchline/types';
import { call } from '../../../api/call.ts';
import type { CallContext } from '../../../state/preferences/preferences-atoms.ts';

type Context = Pick<CallContext, 'language'>;

/** An upstream may lack each of these operations. */
export const factsCall = (matchId: string, { language }: Context) =>
  call('/matches/facts', { matchId }, language);
export const lineupsCall = (matchId: string, { language }: Context) =>
  call('/matches/lineups', { matchId }, language);
export const statisticsCall = (matchId: string, { language }: Context) =>
  call('/matches/statistics', { matchId }, language);

export const hasLineups = ({ without }: Match): boolean => !without?.includes('lineups');

/** Nothing is counted before the start, nor shown of a covered match. */
export const hasStatistics = ({ without, statusId, covered }: Match): boolean =>
  !without?.includes('statistics') && statusId !== 'UPCOMING' && !covered;

/** Real seasons have the score of a match at the end of each part. Between them nothing is known. */
export const hasMinutes = (match: Match, hasRealSeasons: boolean): boolean =>
  !hasRealSeasons || hasLineups(match);

/** A match that is not counted has no periods. */
export const isCounted = ({ periods }: MatchStatistics): boolean =>
  periods.some(({ rows }) => rows.length > 0);
