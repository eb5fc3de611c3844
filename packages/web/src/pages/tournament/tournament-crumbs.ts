import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { gameOf, paths } from '../../paths.ts';

interface Crumb {
  label: string;
  url: string;
}

/** Home, its game, the tournaments of its country, itself. */
export function crumbsOf(tournament: Tournament, t: TFunction): Crumb[] {
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
