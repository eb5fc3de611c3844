import type { TeamRanking } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import { paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import { PAGE_SIZE, readTeamsAddress, type TeamsAddress } from './teams-address.ts';

const BEST_TEAMS = 100;

export function teamsCalls(address: Address, { language }: CallContext) {
  const { game, countryId, pages } = readTeamsAddress(address);
  return Array.from({ length: pages }, (_, index) =>
    call(
      '/teams/rankings',
      { sportType: game, countryId, page: index + 1, size: PAGE_SIZE },
      language,
    ),
  );
}

/** The teams whose countries the menu lists, in addition to those of the shown teams. */
export const bestTeamsCall = (address: Address, { language }: CallContext) =>
  call(
    '/teams/rankings',
    { sportType: readTeamsAddress(address).game, size: BEST_TEAMS },
    language,
  );

/** The country's name is taken from its teams: the URL has only its id. */
export const countryName = (
  teams: readonly TeamRanking[],
  { countryId }: TeamsAddress,
): string | undefined =>
  countryId && (teams.find(({ country }) => country.id === countryId)?.country.name || undefined);

/** TEA-1 */
export function teamsTitle(country: string | undefined, { game: id }: TeamsAddress, t: TFunction) {
  const game = t(`games.${id}`);
  return country
    ? t('teams:ranking.of', { country, game })
    : t('matches.ranking', { game, teams: t(`games.teams.${sportOf(id)}`) });
}

/** TEA-1 */
export const teamsCrumbs = (country: string | undefined, { game }: TeamsAddress, t: TFunction) => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t(`games.${game}`), url: paths.matches(game) },
  { label: country ?? t(`shell.sections.teams.${sportOf(game)}`) },
];

export function teamsHead({ t, address, context, read, origin }: HeadInput): Head {
  const teamsAddress = readTeamsAddress(address);
  const { game, countryId } = teamsAddress;
  const [first] = teamsCalls(address, context);
  const result = first && read(first).result;
  const teams: readonly TeamRanking[] = result?.kind === 'ok' ? result.data : [];
  const country = countryName(teams, teamsAddress);
  const path = paths.teams(game, countryId);
  return {
    title: teamsTitle(country, teamsAddress, t),
    description: t('teams:ranking.description', { game: t(`games.${game}`) }),
    canonical: path,
    // Neither a team nor a country with teams.
    ...(countryId !== undefined &&
      result?.kind === 'ok' &&
      teams.length === 0 && { noIndex: true, status: 404 }),
    linkedData: import.meta.env.SSR
      ? [breadcrumbJsonLd(teamsCrumbs(country, teamsAddress, t), path, origin)]
      : [],
  };
}
