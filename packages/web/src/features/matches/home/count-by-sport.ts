import type { DayCounts, Match } from '@touchline/types';
import { type Sport, sports } from '../../../paths.ts';
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
