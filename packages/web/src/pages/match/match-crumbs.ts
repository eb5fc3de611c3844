import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { gameOf, paths } from '../../paths.ts';

interface Crumb {
  label: string;
  url?: string;
}

/** MDT-6 */
export function crumbsOf(match: Match, t: TFunction): Crumb[] {
  const game = gameOf(match.tournament);
  const { country } = match.tournament;
  return [
    { label: t('shell.sections.matches'), url: paths.matches(game) },
    {
      label: country.name || t('detail.all'),
      url: paths.tournaments(game, country.id || 'all'),
    },
    { label: t('match.pair', { home: match.homeTeam.name, away: match.awayTeam.name }) },
  ];
}
