import type { MatchStatistics } from '@touchline/types';
import type { English } from '../../../i18n/namespaces.ts';
import type { Sport } from '../../../paths.ts';

type Row = MatchStatistics['periods'][number]['rows'][number];

/** The texts that name the rows of a sport. */
export const TEXTS = {
  football: 'statistics',
  basketball: 'basketball',
  esports: 'esports',
} as const;

/** The rows that have a name, in the order shown. Other rows of an upstream are left out. */
const ROWS = {
  football: [
    ...(['possession', 'expectedGoals', 'shots', 'shotsOnTarget', 'shotsOffTarget'] as const),
    ...(['shotsBlocked', 'saves', 'corners', 'passes', 'fouls', 'offsides'] as const),
    ...(['yellowCards', 'redCards'] as const),
  ],
  basketball: [
    ...(['fieldGoals', 'threePointers', 'freeThrows', 'rebounds', 'offensiveRebounds'] as const),
    ...(['assists', 'steals', 'blocks', 'turnovers', 'fouls', 'biggestLead'] as const),
    ...(['longestRun'] as const),
  ],
  // Each title has some of these.
  esports: [
    ...(['rounds', 'roundsAttack', 'roundsDefence', 'goals', 'points', 'kills'] as const),
    ...(['assists', 'openingKills', 'plants', 'defuses', 'moneySpent', 'ecoWins'] as const),
    ...(['gold', 'towers', 'dragons', 'barons', 'roshans'] as const),
    ...(['shots', 'saves', 'demolitions'] as const),
  ],
} as const satisfies {
  [S in Sport]: readonly (keyof English['parts'][(typeof TEXTS)[S]]['keys'])[];
};

/** The parts of a match that have a name. */
const KINDS = {
  football: ['match', 'firstHalf', 'secondHalf', 'extraTime'],
  basketball: ['match', 'quarter', 'overtime'],
  esports: ['match', 'map'],
} as const;

export type FootballPeriod = (typeof KINDS)['football'][number];

/** The name of a period in a list: `match`, `quarter 2`. */
export type PeriodId = string;
const idOf = ({ kind, number }: MatchStatistics['periods'][number]): PeriodId =>
  [kind, number].filter(Boolean).join(' ');

/** The periods with a name and at least one row, each once. */
export const namedPeriods = ({ periods }: MatchStatistics, sport: Sport): PeriodId[] => [
  ...new Set(
    KINDS[sport].flatMap((name) =>
      periods.filter(({ kind, rows }) => kind === name && rows.length > 0).map(idOf),
    ),
  ),
];

/** The rows of a period as they stood `then`. A row keeps its place at every moment, also where it had no value yet. */
export function statisticRows(
  sport: Sport,
  present: MatchStatistics,
  then: MatchStatistics | undefined,
  period: PeriodId,
) {
  const rowsOf = (statistics: MatchStatistics | undefined): readonly Row[] =>
    statistics?.periods.find((one) => idOf(one) === period)?.rows ?? [];
  const [now, shown] = [rowsOf(present), rowsOf(then)];
  const rowOf = (key: string) => shown.find((row) => row.key === key);
  return (ROWS[sport] as readonly string[])
    .filter((key) => now.some((row) => row.key === key))
    .map((key) => {
      const { home, away } = rowOf(key) ?? {};
      return { key, home, away, attempts: rowOf(`${key}Attempted`) };
    });
}

/** `undefined`: the history does not reach back to this moment. */
export type StatisticRow = ReturnType<typeof statisticRows>[number];

/** The length of a side's bar, from 0 to 1: its share of the sum. */
export function barShare(own: number | undefined, other: number | undefined): number {
  const [one, two] = [Math.max(0, own ?? 0), Math.max(0, other ?? 0)];
  return one + two > 0 ? one / (one + two) : 0;
}
