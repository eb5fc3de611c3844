import type { MatchStatistics, MatchTimeline, TimelineStatistic } from '@touchline/types';
import { boxScoreAt } from './box-score-at.ts';
import { boxScoreRows } from './box-score-rows.ts';
import { findLast } from './find-last.ts';
import { mapRows, type ScoredPeriod } from './map-rows.ts';

type Period = MatchStatistics['periods'][number];

/** The statistics so many seconds from the start of a match, of the periods that have begun. */
export function statisticsAt(
  {
    statistics = [],
    boxScore,
    clock = [],
    periods: scores = [],
  }: {
    readonly statistics?: readonly TimelineStatistic[] | undefined;
    readonly boxScore?: MatchTimeline['boxScore'];
    readonly clock?: MatchTimeline['clock'];
    readonly periods?: readonly ScoredPeriod[] | undefined;
  },
  seconds: number,
): MatchStatistics {
  const periods: Period[] = [];
  for (const { kind, number, key, at, home, away } of statistics) {
    const index = findLast(at, seconds);
    if (index < 0) continue;
    let period = periods.find((one) => one.kind === kind && one.number === number);
    if (!period) {
      period = { kind, ...(number !== undefined && { number }), rows: [] };
      periods.push(period);
    }
    period.rows.push({ key, home: home[index] ?? 0, away: away[index] ?? 0 });
  }
  if (!boxScore || seconds < 0) return { periods };
  if (boxScore.counts) {
    return {
      periods: mapRows(boxScore, scores, periods, seconds),
      players: boxScoreAt(boxScore, clock, seconds),
    };
  }
  return {
    periods: periods.length > 0 ? periods : boxScoreRows(boxScore, clock, seconds),
    players: boxScoreAt(boxScore, clock, seconds),
  };
}
