import type { Match } from '@touchline/types';
import { dataOf } from '../../../state/data/resource.ts';
import { type DayLists, listOf } from './day-lists.ts';

/**
 * Numbers of matches on the page of a day: `all` in its list, `live` of the game in play, whichever day they began. The
 * others are of the day itself; `begun` counts those whose kick-off has passed.
 */
export type DayCounts = Readonly<
  Record<'all' | 'live' | 'upcoming' | 'finished' | 'day' | 'begun', number>
>;

export function countDay(lists: DayLists, now: number): DayCounts | undefined {
  const day = dataOf(lists.day);
  if (!day) return undefined;
  const count = (status: Match['statusId']) =>
    day.filter(({ statusId }) => statusId === status).length;
  return {
    all: dataOf(listOf(lists, 'all'))?.length ?? 0,
    live: dataOf(lists.live)?.length ?? count('ONGOING'),
    upcoming: count('UPCOMING'),
    finished: count('FINISHED'),
    day: day.length,
    begun: day.filter(({ startTime }) => startTime * 1000 <= now).length,
  };
}
