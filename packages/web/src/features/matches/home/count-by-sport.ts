import type { DayCounts, Match } from '@touchline/types';
import { type Sport, sports } from '../../../paths.ts';
import type { Resource } from '../../../state/stores/resource.ts';
import { countOfDay } from '../model/count-of-day.ts';
import { matchSport } from '../model/match.ts';

export type SportCounts = Readonly<Record<Sport, number>>;

const bySport = (countOf: (sport: Sport) => number) =>
  Object.fromEntries(sports.map((sport) => [sport, countOf(sport)])) as Record<Sport, number>;

export const countBySport = (matches: readonly Match[]): SportCounts =>
  bySport((sport) => matches.filter((match) => matchSport(match) === sport).length);

export const dayBySport = (day: DayCounts): SportCounts =>
  bySport((sport) => countOfDay(day, sport));

export const sumOf = (counts: SportCounts): number =>
  sports.reduce((sum, sport) => sum + counts[sport], 0);

/** How many matches a list has, also while only its first ones are loaded; undefined where its limit may hide some. */
export function countList(
  { result, totals }: Resource<readonly Match[]>,
  limit: number,
): SportCounts | undefined {
  if (result?.kind !== 'ok') return undefined;
  const loaded = countBySport(result.data);
  const counts: SportCounts = totals ? { ...loaded, ...totals } : loaded;
  const { football, basketball, esports } = counts;
  return football + basketball + esports < limit ? { football, basketball, esports } : undefined;
}
