import type { Tournament, TournamentSeason } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import { type Entity, entityHead } from '../../features/shell/entity.ts';
import { leaderLists, leadersCall } from '../../features/tournaments/leaders/leaders-call.ts';
import { liveTableCall } from '../../features/tournaments/standing/live-table-call.ts';
import { isoTime } from '../../format/iso-time.ts';
import { gameOf, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd, type Crumb } from '../../state/navigation/breadcrumb-json-ld.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import { playerCall } from '../../state/navigation/player-call.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { dataOf, itemsOf } from '../../state/stores/resource.ts';
import type { Resources } from '../../state/stores/resources.ts';
import { callSize, readTournamentAddress } from './tournament-address.ts';

const SHOWN_SEASONS = 10;

/** API-13, API-14 */
/** With the id of a past season the matches and the leaders are those of that season. */
export function tournamentCalls(address: Address, { language }: CallContext, seasonId?: string) {
  const {
    game,
    id: tournamentId,
    upcoming,
    finished,
    table,
    season,
  } = readTournamentAddress(address);
  const [leading] = leaderLists(game) ?? [];
  const sized = (shown: number) => ({ tournamentId, size: callSize(shown) });
  return {
    info: call('/tournaments/info', { tournamentId }, language),
    upcoming: call('/tournaments/matches/upcoming', sized(upcoming), language),
    finished: call('/tournaments/matches/finished', { ...sized(finished), seasonId }, language),
    table: liveTableCall(tournamentId, language),
    shownTable: season
      ? call('/seasons/table', { seasonId: season }, language)
      : call('/tournaments/table', { tournamentId, matches: table ?? 'started' }, language),
    seasons: call('/tournaments/seasons', { tournamentId, size: SHOWN_SEASONS }, language),
    ...(leading && { leaders: leadersCall(tournamentId, leading, language, seasonId) }),
    major: call('/tournaments/major-ongoing-events', { sportType: sportOf(game) }, language),
  };
}

export const hasLeaders = ({ without }: Tournament): boolean => !without?.includes('leaders');

interface PastSeasonInput {
  asked: string | undefined;
  seasons: readonly TournamentSeason[];
  tournament: Pick<Tournament, 'currentSeasonId'>;
}

/** The past season whose table is shown instead of the current one. A season that is not of the tournament is ignored. */
export const pastSeason = ({ asked, seasons, tournament }: PastSeasonInput) =>
  seasons.find(({ id }) => id === asked && id !== tournament.currentSeasonId);

/** The past season of the address, once the tournament and its seasons are loaded. */
function pastSeasonIn(address: Address, context: CallContext, read: Resources['read']) {
  const { season: asked } = readTournamentAddress(address);
  if (!asked) return undefined;
  const { info, seasons } = tournamentCalls(address, context);
  const tournament = dataOf(read(info));
  return tournament && pastSeason({ asked, seasons: itemsOf(read(seasons)), tournament });
}

/** With a player of the top list, whose name is a link if the upstream has players. */
export function tournamentPageCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
) {
  const past = pastSeasonIn(address, context, read);
  const { leaders, ...calls } = tournamentCalls(address, context, past?.id);
  const { result } = read(calls.info);
  if (!leaders || result?.kind !== 'ok' || !hasLeaders(result.data)) return calls;
  const [first] = itemsOf(read(leaders));
  return { ...calls, leaders, ...(first && { player: playerCall(first.player.id, context) }) };
}

export function tournamentCrumbs(tournament: Tournament, t: TFunction): Crumb[] {
  const game = gameOf(tournament);
  const { country, id, name } = tournament;
  return [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${game}`), url: paths.matches(game) },
    {
      label: country.name || t('shell.sections.tournaments'),
      url: paths.tournaments(game, country.id || 'all'),
    },
    { label: name, url: paths.tournament(game, id) },
  ];
}

export const tournamentEntity: Entity<'/tournaments/info'> = {
  name: 'tournament',
  callOf: (address, context) => tournamentCalls(address, context).info,
  gameOf: (tournament, address) => gameOf(tournament, gameAt(address)),
  plainCrumbs: (address, t) => [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${gameAt(address)}`), url: paths.matches(gameAt(address)) },
    { label: t('shell.sections.tournaments'), url: paths.tournaments(gameAt(address)) },
    { label: t('tournaments:plainTitle') },
  ],
};

export const tournamentHead = entityHead(tournamentEntity, headOf);

function headOf(tournament: Tournament, { t, origin, address, context, read }: HeadInput): Head {
  const { id, name, country, currentSeason } = tournament;
  const season = pastSeasonIn(address, context, read)?.name ?? currentSeason;
  const path = paths.tournament(gameOf(tournament), id);
  return {
    title: t('tournaments:detail.title', { name, season }),
    ...(import.meta.env.SSR && {
      description: t('head:tournament', { name, season, country: country.name }),
      linkedData: [
        sportsEvent(tournament, origin),
        breadcrumbJsonLd(tournamentCrumbs(tournament, t), path, origin),
      ],
    }),
  };
}

const sportsEvent = (tournament: Tournament, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: `${tournament.name} ${tournament.currentSeason}`,
  url: origin + paths.tournament(gameOf(tournament), tournament.id),
  ...(tournament.startTime > 0 && { startDate: isoTime(tournament.startTime) }),
  ...(tournament.endTime > 0 && { endDate: isoTime(tournament.endTime) }),
  eventStatus: 'https://schema.org/EventScheduled',
  sport: tournament.sportType,
  location: { '@type': 'Place', name: tournament.country.name },
  competitor: tournament.teams.map(({ name }) => ({ '@type': 'SportsTeam', name })),
});
