import { dataOf } from '../../../state/stores/resource.ts';
import { type MatchState, matchState } from '../model/match.ts';
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
  const count = (state: MatchState) => day.filter((match) => matchState(match) === state).length;
  return {
    all: dataOf(listOf(lists, 'all'))?.length ?? 0,
    live: dataOf(lists.live)?.length ?? count('live'),
    upcoming: count('soon'),
    finished: count('done'),
    day: day.length,
    begun: day.filter(({ startTime }) => startTime * 1000 <= now).length,
  };
}
