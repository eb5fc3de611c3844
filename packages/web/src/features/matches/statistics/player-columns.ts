import type { MatchPlayers, PlayerStatistics } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../../i18n/languages.ts';
import type { ScoreColumn } from './box-score-table.tsx';

const COUNTS = [
  ...(['kills', 'deaths', 'goals', 'assists', 'openingKills', 'plants', 'defuses'] as const),
  ...(['shots', 'saves', 'demolitions'] as const),
];

/** The rating, and what the title counts. */
export function playerColumns(
  { home, away }: MatchPlayers,
  t: TFunction,
  language: Language,
): ScoreColumn[] {
  const { format } = new Intl.NumberFormat(locales[language].intl, { minimumFractionDigits: 2 });
  const has = (key: keyof PlayerStatistics) =>
    [...home, ...away].some((one) => one[key] !== undefined);
  const column = (key: 'rating' | (typeof COUNTS)[number]) => ({
    key,
    name: t(`parts:esports.keys.${key}`),
    short: t(`parts:esports.columns.${key}`),
  });
  return [
    ...(has('rating')
      ? [
          {
            ...column('rating'),
            valueIn: ({ rating }: Partial<PlayerStatistics>) =>
              rating === undefined ? undefined : format(rating),
          },
        ]
      : []),
    ...COUNTS.filter(has).map((key) => ({
      ...column(key),
      valueIn: (one: Partial<PlayerStatistics>) => one[key],
    })),
  ];
}
