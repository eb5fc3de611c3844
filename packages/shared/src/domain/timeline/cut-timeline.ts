import type { MatchTimeline, TimelineBoxScore } from '@touchline/types';
import { findLast } from './find-last.ts';
import { type Columns, sliceColumns } from './slice-columns.ts';

/** A timeline as it was at an earlier instant. Lists that do not change are shared. */
export function cutTimeline(timeline: MatchTimeline, to: number): MatchTimeline {
  if (timeline.endedAt !== undefined && to >= timeline.endedAt) {
    return { ...timeline, to: timeline.endedAt };
  }
  const {
    startedAt,
    endedAt: _,
    clock,
    score,
    periods,
    incidents,
    commentary,
    ...known
  } = timeline;
  const { statistics, momentum, boxScore, ...rest } = known;
  const { prices, tips, endTime, tournament } = rest;
  const seconds = to - timeline.startTime;
  const cut = <T extends Columns>(columns: T): T => {
    const count = findLast(columns.at, seconds) + 1;
    return count === columns.at.length ? columns : sliceColumns(columns, 0, count);
  };
  const cutAll = <T extends Columns>(list: readonly T[]): T[] =>
    list.map(cut).filter(({ at }) => at.length > 0);
  const cutActions = ({
    players,
    counts,
    score,
    ...actions
  }: TimelineBoxScore): TimelineBoxScore => ({
    players,
    ...(counts && { counts }),
    ...(score && { score }),
    ...cut(actions),
  });
  const isPast = ({ at }: { at: number }) => at <= seconds;
  const hasHappened = ({ at }: { at: number }) => at <= to;
  const isStarted = startedAt !== undefined && startedAt <= to;
  return {
    ...rest,
    to,
    ...(isStarted && {
      startedAt,
      ...(clock && { clock: clock.filter(isPast) }),
      ...(score && { score: cut(score) }),
      ...(periods && { periods: cutAll(periods) }),
      ...(statistics && { statistics: cutAll(statistics) }),
      ...(momentum && { momentum: cut(momentum) }),
      ...(boxScore && { boxScore: cutActions(boxScore) }),
      ...(incidents && { incidents: incidents.filter(hasHappened) }),
      ...(commentary && { commentary: commentary.filter(hasHappened) }),
    }),
    prices: cutAll(prices),
    ...(tips && { tips: cut(tips) }),
    ...(endTime && { endTime: cut(endTime) }),
    ...(tournament && { tournament: tournament.filter(isPast) }),
  };
}
