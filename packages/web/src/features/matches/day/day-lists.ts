import type { Match } from '@touchline/types';
import { dataOf, mapResult, type Resource } from '../../../state/stores/resource.ts';
import type { DayStart } from './arrange-matches.ts';
import type { DayFilter } from './day-filters.ts';

type MatchesResource = Resource<readonly Match[]>;

/** What the page of a day shows, and what it says about the game. */
export interface DayLists<R extends MatchesResource = MatchesResource> {
  day: R;
  /** Every match of the game in play, whichever day it began. */
  live: R;
  /** When today began. Undefined on the page of another day, which has its own matches only. */
  start: DayStart | undefined;
}

/**
 * The list behind a filter: the live matches, or those of the day. Those of today begin with the matches that are in play
 * since an earlier day. While the live matches cannot be loaded, those of the day stand for them.
 */
export function listOf<R extends MatchesResource>(
  { day, live, start }: DayLists<R>,
  show: DayFilter,
): R {
  const inPlay = dataOf(live);
  if (!start || !inPlay) return day;
  if (show === 'live') return live;
  const carried = inPlay.filter(({ startTime }) => startTime < start.at);
  const result = mapResult(day.result, (matches) => [...carried, ...matches]);
  const totals = day.totals ?? live.totals;
  return { ...day, result, ...(totals && { totals }) };
}
