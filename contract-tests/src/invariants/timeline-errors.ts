import type { MatchTimeline } from '@touchline/types';
import { isAscending } from './order.ts';

interface Columns {
  readonly at: readonly number[];
}

/** Names of the lists of a timeline, each with its instants in seconds from the start. */
function columnsOf(timeline: MatchTimeline): [string, Columns][] {
  const { score, periods, prices, tips, endTime, statistics, momentum, boxScore } = timeline;
  const { players: _, counts: __, ...actions } = boxScore ?? { at: [] };
  return [
    ...(periods ?? []).map((one): [string, Columns] => [`${one.kind} ${one.number}`, one]),
    ...prices.map((one): [string, Columns] => [`the prices of bookmaker ${one.bookmaker}`, one]),
    ...(statistics ?? []).map((one): [string, Columns] => [`${one.key} of ${one.kind}`, one]),
    ...Object.entries({ score, tips, endTime, momentum, boxScore: actions }).flatMap(
      ([name, one]): [string, Columns][] => (one ? [[name, one]] : []),
    ),
  ];
}

function lengthErrors(name: string, columns: Columns): string[] {
  const lists = Object.entries(columns).filter(([, list]) => Array.isArray(list));
  const lengths = new Set(lists.map(([, list]) => (list as unknown[]).length));
  return lengths.size > 1 ? [`the lists of ${name} differ in length`] : [];
}

/** Contradictions within one history. */
export function timelineErrors(timeline: MatchTimeline): string[] {
  const { matchId, startTime, from, to, startedAt, endedAt } = timeline;
  const { clock = [], tournament = [], incidents = [], commentary = [] } = timeline;
  const relative: [string, readonly number[]][] = [
    ...columnsOf(timeline).map(([name, { at }]): [string, readonly number[]] => [name, at]),
    ['clock', clock.map(({ at }) => at)],
    ['tournament', tournament.map(({ at }) => at)],
  ];
  const instants: [string, readonly number[]][] = [
    ...relative.map(([name, at]): [string, number[]] => [name, at.map((one) => startTime + one)]),
    ['incidents', incidents.map(({ at }) => at)],
    ['commentary', commentary.map(({ at }) => at)],
  ];
  const spans = [from <= to, (startedAt ?? 0) <= to, (endedAt ?? to) <= to];
  return [
    ...(spans.every(Boolean) ? [] : [`from ${from} to ${to}, played ${startedAt} to ${endedAt}`]),
    ...columnsOf(timeline).flatMap(([name, columns]) => lengthErrors(name, columns)),
    ...instants.flatMap(([name, at]) => [
      ...(isAscending(at) ? [] : [`${name} is not in the order of time`]),
      ...((at.at(-1) ?? 0) <= to ? [] : [`${name} has an entry after ${to}, the end`]),
    ]),
  ].map((error) => `${matchId}: ${error}`);
}
