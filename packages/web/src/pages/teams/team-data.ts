import type { TeamDetails, Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import { type Entity, entityHead, hasSportOfUrl } from '../../features/shell/entity.ts';
import { liveTableCall } from '../../features/tournaments/standing/live-table-call.ts';
import { type Game, gameOf, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd, type Crumb } from '../../state/navigation/breadcrumb-json-ld.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import { playerCall } from '../../state/navigation/player-call.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import type { Resources } from '../../state/stores/resources.ts';
import { PAGE_SIZE, pageNumbers, readTeamAddress } from './team-address.ts';

const RANKING_SIZE = 100;
const LEAGUE_SEASONS = 13;
/** More than a team plays in any season, so that one page has them all. */
const SEASON_MATCHES = 100;

export function teamCalls(address: Address, { language, offset: timezoneOffset }: CallContext) {
  const { teamId, played, next } = readTeamAddress(address);
  const query = { teamId, timezoneOffset };
  const page = (page: number) => ({ ...query, page, size: PAGE_SIZE });
  return {
    details: call('/teams/details', query, language),
    next: pageNumbers(next).map((no) => call('/teams/matches/upcoming', page(no), language)),
    played: pageNumbers(played).map((no) => call('/teams/matches/finished', page(no), language)),
    comingTournaments: call('/teams/tournaments/upcoming', query, language),
    finishedTournaments: call('/teams/tournaments/finished', query, language),
    squad: call('/teams/squad', { teamId }, language),
  };
}

/** The ranking of the team's country; it needs the team's details. */
export const countryRankingCall = (
  details: TeamDetails,
  address: Address,
  { language }: CallContext,
) =>
  call(
    '/teams/rankings',
    {
      sportType: teamGame(details, address),
      ...(details.team.country.id && { countryId: details.team.country.id }),
      size: RANKING_SIZE,
    },
    language,
  );

/** The league that the team plays in, else the last one that it has played in. */
export const leagueOf = (tournaments: readonly Tournament[]) =>
  tournaments.find(({ type }) => type === 'league');

export const leagueSeasonsCall = (tournamentId: string, { language }: CallContext) =>
  call('/tournaments/seasons', { tournamentId, size: LEAGUE_SEASONS }, language);

/** The calls for a past season of the team. */
export const seasonCalls = (
  teamId: string,
  seasonId: string,
  { language, offset: timezoneOffset }: CallContext,
) => ({
  table: call('/seasons/table', { seasonId }, language),
  matches: call(
    '/teams/matches/finished',
    { teamId, seasonId, timezoneOffset, size: SEASON_MATCHES },
    language,
  ),
});

export function teamPageCalls(address: Address, context: CallContext, read: Resources['read']) {
  const calls = teamCalls(address, context);
  const { result } = read(calls.details);
  if (result?.kind !== 'ok' || !hasSportOfUrl(teamGame(result.data, address), address))
    return calls;
  const league = leagueOf(
    [calls.comingTournaments, calls.finishedTournaments].flatMap((one) => itemsOf(read(one))),
  );
  const { teamId, season } = readTeamAddress(address);
  const [player] = itemsOf(read(calls.squad));
  return {
    ...calls,
    ...(player && { player: playerCall(player.player.id, context) }),
    ranking: countryRankingCall(result.data, address, context),
    ...(league && {
      table: liveTableCall(league.id, context.language),
      seasons: leagueSeasonsCall(league.id, context),
    }),
    ...(season && seasonCalls(teamId, season, context)),
  };
}

/** The game of the team; that of the URL if the upstream omits it. */
export const teamGame = (details: TeamDetails, address: Address): Game =>
  gameOf(details, gameAt(address));

/** TEA-6 */
export function teamCrumbs({ team }: TeamDetails, game: Game, t: TFunction): Crumb[] {
  const { country } = team;
  return [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${game}`), url: paths.allTeams(game) },
    {
      label: country.name || t(`shell.sections.teams.${sportOf(game)}`),
      url: paths.teams(game, country.id || 'all'),
    },
    { label: team.name },
  ];
}

export const teamEntity: Entity<'/teams/details'> = {
  name: 'team',
  callOf: (address, context) => teamCalls(address, context).details,
  gameOf: teamGame,
  plainCrumbs: (address, t) => [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${gameAt(address)}`), url: paths.allTeams(gameAt(address)) },
    { label: t('teams:plainTitle') },
  ],
};

export const teamHead = entityHead(teamEntity, headOf);

function headOf(details: TeamDetails, { t, address, origin }: HeadInput): Head {
  const { team } = details;
  const game = teamGame(details, address);
  const path = paths.team(game, team.id);
  return {
    title: t('teams:title', { team: team.name }),
    description: t('teams:description', { team: team.name, country: team.country.name }),
    canonical: path,
    linkedData: import.meta.env.SSR
      ? [
          sportsTeam(details, game, origin),
          breadcrumbJsonLd(teamCrumbs(details, game, t), path, origin),
        ]
      : [],
  };
}

const sportsTeam = ({ team, club }: TeamDetails, game: Game, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsTeam',
  name: team.name,
  url: origin + paths.team(game, team.id),
  sport: sportOf(game),
  ...(team.country.name && { location: { '@type': 'Country', name: team.country.name } }),
  ...(club?.founded !== undefined && { foundingDate: `${club.founded}` }),
  ...(club?.coach && { coach: { '@type': 'Person', name: club.coach } }),
});
