import type { TFunction } from 'i18next';
import { paths, sportOf } from '../../paths.ts';
import type { TeamsAddress } from './teams-address.ts';

/** TEA-1 */
export const teamsCrumbs = (country: string | undefined, { game }: TeamsAddress, t: TFunction) => [
  { label: t('shell.dock.home'), url: paths.home },
  { label: t(`games.${game}`), url: paths.matches(game) },
  { label: country ?? t(`shell.sections.teams.${sportOf(game)}`) },
];
