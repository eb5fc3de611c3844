import type { MatchStatistics } from '@touchline/types';

type Period = MatchStatistics['periods'][number];

/** The rows that have a name, in the order in which they are shown. Others of an upstream are left out. */
const STATISTIC_KEYS = [
  'possession',
  'expectedGoals',
  'shots',
  'shotsOnTarget',
  'shotsOffTarget',
  'shotsBlocked',
  'saves',
  'corners',
  'passes',
  'fouls',
  'offsides',
  'yellowCards',
  'redCards',
] as const;

export type StatisticName = (typeof STATISTIC_KEYS)[number];

/** The parts of a match that have a name. */
const PERIOD_KINDS = ['match', 'firstHalf', 'secondHalf', 'extraTime'] as const;

export type PeriodName = (typeof PERIOD_KINDS)[number];

export interface StatisticRow {
  readonly key: StatisticName;
  /** Undefined at a moment of which nothing is known. */
  readonly home: number | undefined;
  readonly away: number | undefined;
}

/** The periods that have a name and a row, each once. */
export const namedPeriods = ({ periods }: MatchStatistics): PeriodName[] =>
  PERIOD_KINDS.filter((kind) =>
    periods.some((period) => period.kind === kind && period.rows.length > 0),
  );

const periodOf = ({ periods }: MatchStatistics, kind: PeriodName): Period | undefined =>
  periods.find((period) => period.kind === kind);

/** The rows of a period as they stood at a moment; those of the present keep their places at every moment. */
export function statisticRows(
  present: MatchStatistics,
  then: MatchStatistics | undefined,
  kind: PeriodName,
): StatisticRow[] {
  const [now, shown] = [periodOf(present, kind), then && periodOf(then, kind)];
  return STATISTIC_KEYS.filter((key) => now?.rows.some((row) => row.key === key)).map((key) => {
    const { home, away } = shown?.rows.find((row) => row.key === key) ?? {};
    return { key, home, away };
  });
}

/** The length of a side's bar, from 0 to 1: its share of what both have. */
export function barShare(own: number | undefined, other: number | undefined): number {
  const [one, two] = [Math.max(0, own ?? 0), Math.max(0, other ?? 0)];
  return one + two > 0 ? one / (one + two) : 0;
}
