import type { PlayerSeason } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../i18n/languages.ts';
import { type Game, sportOf } from '../../paths.ts';

interface SeasonTotal {
  readonly label: string;
  readonly figure: string;
}

const PER_MATCH = ['points', 'rebounds', 'assists'] as const;

/** What is shown of a season beside its matches: sums in football, means in basketball. */
export function seasonTotals(
  season: PlayerSeason,
  game: Game,
  t: TFunction,
  language: Language,
): SeasonTotal[] {
  const { matches, goals, assists } = season;
  if (sportOf(game) !== 'basketball') {
    return [
      { figure: `${goals}`, label: t('players:goals', { count: goals }) },
      { figure: `${assists}`, label: t('players:assists', { count: assists }) },
    ];
  }
  const decimal = new Intl.NumberFormat(locales[language].intl, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return PER_MATCH.flatMap((key) => {
    const sum = season[key];
    if (sum === undefined) return [];
    const figure = decimal.format(matches > 0 ? sum / matches : 0);
    return [{ figure, label: t(`players:perMatch.${key}`) }];
  });
}
