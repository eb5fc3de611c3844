import type { PlayerSeason } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../i18n/languages.ts';
import { type Game, sportOf } from '../../paths.ts';

interface SeasonTotal {
  readonly label: string;
  readonly figure: string;
}

const PER_MATCH = ['points', 'rebounds', 'assists'] as const;

/** What is shown of a season beside its matches: sums in football, means in other sports. */
export function seasonTotals(
  season: PlayerSeason,
  game: Game,
  t: TFunction,
  language: Language,
): SeasonTotal[] {
  const { matches, goals, assists, kills, rating } = season;
  if (sportOf(game) === 'football') {
    return [
      { figure: `${goals}`, label: t('players:goals', { count: goals }) },
      { figure: `${assists}`, label: t('players:assists', { count: assists }) },
    ];
  }
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locales[language].intl, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const esports = ['kills', 'goals', 'assists'] as const;
  const keys =
    sportOf(game) === 'basketball'
      ? PER_MATCH
      : esports.filter((key) => key !== (kills === undefined ? 'kills' : 'goals'));
  const means = keys.flatMap((key) => {
    const sum = season[key];
    if (sum === undefined) return [];
    const figure = format(matches > 0 ? sum / matches : 0, 1);
    return [{ figure, label: t(`players:perMatch.${key}`) }];
  });
  return rating === undefined
    ? means
    : [{ figure: format(rating, 2), label: t('players:rating') }, ...means];
}
