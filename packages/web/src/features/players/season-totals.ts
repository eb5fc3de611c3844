import type { PlayerSeason } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../i18n/languages.ts';
import { type Game, sportOf } from '../../paths.ts';

interface SeasonTotal {
  readonly label: string;
  readonly figure: string;
}

const PER_MATCH = ['points', 'rebounds', 'assists'] as const;

/** What is shown of a season beside its matches: sums in football and esports, means in basketball. */
export function seasonTotals(
  season: PlayerSeason,
  game: Game,
  t: TFunction,
  language: Language,
): SeasonTotal[] {
  const { matches, goals, assists, kills, rating } = season;
  const counted = (key: 'kills' | 'goals' | 'assists', count: number) => ({
    figure: `${count}`,
    label: t(`players:${key}`, { count }),
  });
  if (sportOf(game) === 'esports') {
    const { format } = new Intl.NumberFormat(locales[language].intl, { minimumFractionDigits: 2 });
    return [
      ...(rating === undefined ? [] : [{ figure: format(rating), label: t('players:rating') }]),
      kills === undefined ? counted('goals', goals) : counted('kills', kills),
      counted('assists', assists),
    ];
  }
  if (sportOf(game) !== 'basketball') {
    return [counted('goals', goals), counted('assists', assists)];
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
