import type { MatchPlayers, PlayerStatistics } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Language, locales } from '../../../i18n/languages.ts';

export type Counts = Partial<PlayerStatistics>;

/** What is counted of each player, with its full name. */
export interface ScoreColumn {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly valueIn: (counts: Counts) => string | number | undefined;
}

const BASKETBALL = [
  ...(['minutes', 'points', 'rebounds', 'assists', 'fieldGoals', 'threePointers'] as const),
  ...(['freeThrows', 'steals', 'blocks', 'turnovers', 'fouls', 'plusMinus'] as const),
] as const;

const ESPORTS = [
  ...(['rating', 'kills', 'deaths', 'goals', 'assists', 'openingKills', 'plants'] as const),
  ...(['defuses', 'shots', 'saves', 'demolitions'] as const),
] as const;

const ratio = (made: number | undefined, of: number | undefined) =>
  made === undefined || of === undefined ? made : `${made}/${of}`;
const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));

const basketballColumns = (t: TFunction): ScoreColumn[] =>
  BASKETBALL.map((key) => ({
    key,
    name: t(`parts:basketball.keys.${key}`),
    short: t(`parts:basketball.columns.${key}`),
    valueIn: (counts) =>
      key === 'plusMinus'
        ? counts[key] && signed(counts[key])
        : ratio(counts[key], counts[`${key}Attempted` as 'fieldGoalsAttempted']),
  }));

/** The rating, and what the title counts. */
function esportsColumns({ home, away }: MatchPlayers, t: TFunction, language: Language) {
  const { format } = new Intl.NumberFormat(locales[language].intl, { minimumFractionDigits: 2 });
  const isCounted = (key: (typeof ESPORTS)[number]) =>
    [...home, ...away].some((one) => one[key] !== undefined);
  return ESPORTS.filter(isCounted).map(
    (key): ScoreColumn => ({
      key,
      name: t(`parts:esports.keys.${key}`),
      short: t(`parts:esports.columns.${key}`),
      valueIn: ({ [key]: value }) =>
        key === 'rating' && value !== undefined ? format(value) : value,
    }),
  );
}

export const scoreColumns = (
  sport: 'basketball' | 'esports',
  players: MatchPlayers,
  t: TFunction,
  language: Language,
): ScoreColumn[] =>
  sport === 'basketball' ? basketballColumns(t) : esportsColumns(players, t, language);
