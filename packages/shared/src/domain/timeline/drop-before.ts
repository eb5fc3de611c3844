import type { MatchTimeline } from '@touchline/types';
import { findLast } from './find-last.ts';
import { type Columns, sliceColumns } from './slice-columns.ts';

/** A timeline that begins later: of each list the entry that holds then, and all after it. */
export function dropBefore(timeline: MatchTimeline, from: number): MatchTimeline {
  const { clock, score, periods, statistics, momentum, prices, tips, endTime, tournament } =
    timeline;
  const seconds = from - timeline.startTime;
  const drop = <T extends Columns>(columns: T): T =>
    sliceColumns(columns, Math.max(0, findLast(columns.at, seconds)));
  const dropEntries = <T extends { readonly at: number }>(list: readonly T[]): T[] =>
    list.slice(
      Math.max(
        0,
        list.findLastIndex(({ at }) => at <= seconds),
      ),
    );
  return {
    ...timeline,
    from,
    prices: prices.map(drop),
    ...(clock && { clock: dropEntries(clock) }),
    ...(score && { score: drop(score) }),
    ...(periods && { periods: periods.map(drop) }),
    ...(statistics && { statistics: statistics.map(drop) }),
    ...(momentum && { momentum: drop(momentum) }),
    ...(tips && { tips: drop(tips) }),
    ...(endTime && { endTime: drop(endTime) }),
    ...(tournament && { tournament: dropEntries(tournament) }),
  };
}
