import type { Tournament } from '@touchline/types';
import { call } from '../../api/call.ts';
import { gameOf, sportOf } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { readTournamentAddress, sizeFor } from './tournament-address.ts';

/** API-13, API-14 */
export function tournamentCalls(address: Address, { language }: View) {
  const { game, id: tournamentId, upcoming, finished } = readTournamentAddress(address);
  const sized = (shown: number) => ({ tournamentId, size: sizeFor(shown) });
  return {
    info: call('/tournaments/info', { tournamentId }, language),
    upcoming: call('/tournaments/matches/upcoming', sized(upcoming), language),
    finished: call('/tournaments/matches/finished', sized(finished), language),
    table: call('/tournaments/table', { tournamentId }, language),
    major: call('/tournaments/major-ongoing-events', { sportType: sportOf(game) }, language),
  };
}

export const tournamentPageCalls = (address: Address, view: View) =>
  Object.values(tournamentCalls(address, view));

/** A tournament under the address of another sport is not there. */
export const belongs = (tournament: Tournament, address: Address): boolean =>
  sportOf(gameOf(tournament)) === sportOf(readTournamentAddress(address).game);
