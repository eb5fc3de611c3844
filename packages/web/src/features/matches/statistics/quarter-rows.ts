import type { MatchStatistics } from '@touchline/types';

type Period = MatchStatistics['periods'][number];
type Row = Period['rows'][number];

/** The rows in the order in which they are shown; a shot with its attempts. Others of an upstream are left out. */
const QUARTER_ROWS = [
  { key: 'fieldGoals', of: 'fieldGoalsAttempted' },
  { key: 'threePointers', of: 'threePointersAttempted' },
  { key: 'freeThrows', of: 'freeThrowsAttempted' },
  { key: 'rebounds' },
  { key: 'offensiveRebounds' },
  { key: 'assists' },
  { key: 'steals' },
  { key: 'blocks' },
  { key: 'turnovers' },
  { key: 'fouls' },
  { key: 'biggestLead' },
  { key: 'longestRun' },
] as const;

const KINDS = ['match', 'quarter', 'overtime'];

/** The name of a period in a list: `match`, `quarter 2`. */
export type PeriodId = string;
const idOf = ({ kind, number }: Period): PeriodId => [kind, number].filter(Boolean).join(' ');

/** The periods of these kinds that have a row, in order. */
export const periodsOfKinds = (
  { periods }: MatchStatistics,
  kinds: readonly string[],
): PeriodId[] => [
  ...new Set(periods.filter(({ kind, rows }) => kinds.includes(kind) && rows.length > 0).map(idOf)),
];

/** The periods that have a name and a row, in order. */
export const quarterPeriods = (statistics: MatchStatistics): PeriodId[] =>
  periodsOfKinds(statistics, KINDS);

interface ShownRow<Key extends string> {
  readonly key: Key;
  readonly of?: string;
}

/** These rows of a period as they stood at a moment; those of the present keep their places at every moment. */
export function rowsOfPeriod<Key extends string>(
  shownRows: readonly ShownRow<Key>[],
  present: MatchStatistics,
  then: MatchStatistics | undefined,
  period: PeriodId,
) {
  const rowsOf = (statistics: MatchStatistics | undefined): readonly Row[] =>
    statistics?.periods.find((one) => idOf(one) === period)?.rows ?? [];
  const [now, shown] = [rowsOf(present), rowsOf(then)];
  const rowOf = (key: string | undefined) => shown.find((row) => row.key === key);
  return shownRows
    .filter(({ key }) => now.some((row) => row.key === key))
    .map(({ key, of }) => {
      const { home, away } = rowOf(key) ?? {};
      return { key, home, away, attempts: rowOf(of) };
    });
}

export const quarterRows = (
  present: MatchStatistics,
  then: MatchStatistics | undefined,
  period: PeriodId,
) => rowsOfPeriod(QUARTER_ROWS, present, then, period);
