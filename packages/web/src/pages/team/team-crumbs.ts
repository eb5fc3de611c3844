import type { TeamDetails } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Game, paths, sportOf } from '../../paths.ts';

interface Crumb {
  label: string;
  url?: string;
}

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
