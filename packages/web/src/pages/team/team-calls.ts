import type { TeamDetails } from '@touchline/types';
import { type Call, call } from '../../api/call.ts';
import { type Game, gameOf, sportOf } from '../../paths.ts';
import type { Resources } from '../../state/data/resources.ts';
import type { Address } from '../../state/navigation/page-head.ts';
import type { View } from '../../state/preferences/preferences-atoms.ts';
import { numbersOf, pageSize, readTeamAddress } from './team-address.ts';

const rankingSize = 100;

export function teamCalls(address: Address, { language, offset: timezoneOffset }: View) {
  const { teamId, played, next } = readTeamAddress(address);
  const words = { teamId, timezoneOffset };
  const page = (page: number) => ({ ...words, page, size: pageSize });
  return {
    details: call('/teams/details', words, language),
    next: numbersOf(next).map((no) => call('/teams/matches/upcoming', page(no), language)),
    played: numbersOf(played).map((no) => call('/teams/matches/finished', page(no), language)),
    comingCups: call('/teams/tournaments/upcoming', words, language),
    finishedCups: call('/teams/tournaments/finished', words, language),
  };
}

/** The game that the team plays; an upstream that does not say it is taken to mean that of the address. */
export const teamGame = (details: TeamDetails, address: Address): Game =>
  gameOf(details, readTeamAddress(address).game);

/** A team under the address of another sport is not there. */
export const belongs = (details: TeamDetails, address: Address): boolean =>
  sportOf(teamGame(details, address)) === sportOf(readTeamAddress(address).game);

/** Its rivals at home can only be asked for once the team is known. */
export const rivalsCall = (details: TeamDetails, address: Address, { language }: View) =>
  call(
    '/teams/rankings',
    {
      sportType: teamGame(details, address),
      ...(details.team.country.id && { countryId: details.team.country.id }),
      size: rankingSize,
    },
    language,
  );

export function teamPageCalls(
  address: Address,
  view: View,
  read: Resources['read'],
): readonly Call[] {
  const { details, next, played, comingCups, finishedCups } = teamCalls(address, view);
  const { result } = read(details);
  const first: readonly Call[] = [details, ...next, ...played, comingCups, finishedCups];
  if (result?.kind !== 'ok' || !belongs(result.data, address)) return first;
  return [...first, rivalsCall(result.data, address, view)];
}
