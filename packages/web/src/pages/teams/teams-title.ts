import type { TeamRanking } from '@touchline/types';
import type { TFunction } from 'i18next';
import { sportOf } from '../../paths.ts';
import type { TeamsAddress } from './teams-address.ts';

/** As the teams say it: an address has only the country's id. */
export const countryName = (
  teams: readonly TeamRanking[],
  { countryId }: TeamsAddress,
): string | undefined =>
  countryId && (teams.find(({ country }) => country.id === countryId)?.country.name || undefined);

/** TEA-1 */
export function teamsTitle(country: string | undefined, { game: id }: TeamsAddress, t: TFunction) {
  const game = t(`games.${id}`);
  return country
    ? t('teams.ranking.of', { country, game })
    : t('teams.ranking.all', { game, teams: t(`games.teams.${sportOf(id)}`) });
}
