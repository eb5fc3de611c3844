import type { MatchStatistics, TimelineStatistic } from '@touchline/types';
import { findLast } from './find-last.ts';

type Period = MatchStatistics['periods'][number];

/** The statistics so many seconds from the start of a match, of the periods that have begun. */
export function statisticsAt(
  history: readonly TimelineStatistic[],
  seconds: number,
): MatchStatistics {
  const periods: Period[] = [];
  for (const { kind, number, key, at, home, away } of history) {
    const index = findLast(at, seconds);
    if (index < 0) continue;
    let period = periods.find((one) => one.kind === kind && one.number === number);
    if (!period) {
      period = { kind, ...(number !== undefined && { number }), rows: [] };
      periods.push(period);
    }
    period.rows.push({ key, home: home[index] ?? 0, away: away[index] ?? 0 });
  }
  return { periods };
}
