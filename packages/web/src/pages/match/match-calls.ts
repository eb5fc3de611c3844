import type { Match } from '@touchline/types';
import { type Call, call } from '../../api/call.ts';
import { gameOf, isGame, sportOf } from '../../paths.ts';
import type { Resources } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';

const recentSize = 20;
/** The list begins with what is being played: a whole round of a large league, at most. */
const upcomingSize = 20;

export const matchCalls = ({ params }: Address, { language }: View) => ({
  match: call('/matches/info', { matchId: params.matchId ?? '' }, language),
  analysis: call('/matches/analysis', { matchId: params.matchId ?? '' }, language),
});

/** What can only be asked for once the match is known. */
export function callsAbout(match: Match, { language, offset: timezoneOffset }: View) {
  const { tournament, homeTeam, awayTeam } = match;
  const finished = (teamId: string) =>
    call('/teams/matches/finished', { teamId, timezoneOffset, size: recentSize }, language);
  return {
    standing: call('/seasons/table', { seasonId: tournament.currentSeasonId }, language),
    home: finished(homeTeam.id),
    away: finished(awayTeam.id),
    upcoming: call(
      '/tournaments/matches/upcoming',
      { tournamentId: tournament.id, size: upcomingSize },
      language,
    ),
  };
}

/** A match under the address of another sport is not there. */
export const belongs = (match: Match, { params: { game } }: Address): boolean =>
  isGame(game) && sportOf(gameOf(match.tournament)) === sportOf(game);

export function matchPageCalls(
  address: Address,
  view: View,
  read: Resources['read'],
): readonly Call[] {
  const calls = matchCalls(address, view);
  const { result } = read(calls.match);
  const first: readonly Call[] = Object.values(calls);
  if (result?.kind !== 'ok' || !belongs(result.data, address)) return first;
  return [...first, ...Object.values(callsAbout(result.data, view))];
}
