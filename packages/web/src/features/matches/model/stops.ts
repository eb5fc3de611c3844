import type { MatchTimeline } from '@touchline/types';
import { isGoal } from './goals.ts';

export const goalInstants = ({ incidents = [] }: MatchTimeline): number[] =>
  incidents.filter(isGoal).map(({ at }) => at);

/** The instants that a visitor looks for, in order: the goals of a match, otherwise the beginnings of its periods. */
export function stopsOf(timeline: MatchTimeline): number[] {
  const goals = goalInstants(timeline);
  if (goals.length > 0) return goals;
  const { periods = [], startTime } = timeline;
  return periods.flatMap(({ at: [first] }) => (first === undefined ? [] : startTime + first));
}

export const nextStop = (stops: readonly number[], at: number) => stops.find((stop) => stop > at);

export const stopBefore = (stops: readonly number[], at: number) =>
  stops.findLast((stop) => stop < at);
