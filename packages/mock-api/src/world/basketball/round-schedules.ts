import {
  DAY_SECONDS,
  daysFromCivil,
  MINUTE_SECONDS,
  minutesOfDay,
  mondayFrom,
} from '../calendar/civil.ts';
import { instantAt } from '../calendar/zones.ts';
import { country } from '../countries.ts';
import type { BasketballRow } from './leagues.ts';

export interface LeagueSchedule {
  readonly legs: number;
  readonly firstDay: (year: number) => number;
  /** Length of the regular season. */
  readonly days: number;
  /** Tip-offs of a round, given the first day of the season. */
  readonly startsOf: (first: number, round: number) => readonly number[];
  /** The tip-off of match `no` on a day. */
  readonly startOn: (day: number, no: number) => number;
}

export function weeklySchedule(row: BasketballRow): LeagueSchedule {
  const { zone } = country(row.country);
  const times = row.times.map(minutesOfDay);
  const matches = row.size / 2;
  const weeks = Math.ceil(((row.size - 1) * row.legs) / row.days.length);
  const startOn = (day: number, no: number) =>
    instantAt(zone, day, times[no % times.length] as number);
  return {
    legs: row.legs,
    firstDay: (year) =>
      mondayFrom(row.pattern === 'winter' ? daysFromCivil(year, 10, 1) : daysFromCivil(year, 4, 3)),
    days: weeks * 7,
    startsOf: (first, round) => {
      const week = Math.floor((round - 1) / row.days.length);
      const day = first + week * 7 + (row.days[(round - 1) % row.days.length] as number);
      return Array.from({ length: matches }, (_, no) => startOn(day, no));
    },
    startOn,
  };
}

const DENSE_ROUND_DAYS = 2;
const HALF_YEAR_DAYS = 182;

/** Schedule of the small world: a round every other day, its matches spread over 24 hours. */
export function denseSchedule(row: BasketballRow, staggerIndex: number): LeagueSchedule {
  const matches = row.size / 2;
  const legs = Math.round(HALF_YEAR_DAYS / DENSE_ROUND_DAYS / (row.size - 1));
  const interval = Math.round(DAY_SECONDS / matches / MINUTE_SECONDS) * MINUTE_SECONDS;
  const shift =
    staggerIndex < DENSE_ROUND_DAYS
      ? 0
      : Math.round(interval / 2 / MINUTE_SECONDS) * MINUTE_SECONDS;
  const startOn = (day: number, no: number) => day * DAY_SECONDS + no * interval + shift;
  return {
    legs,
    firstDay: (year) => daysFromCivil(year, row.pattern === 'winter' ? 7 : 1, 4),
    days: HALF_YEAR_DAYS,
    startsOf: (first, round) => {
      const day = first + (round - 1) * DENSE_ROUND_DAYS + (staggerIndex % DENSE_ROUND_DAYS);
      return Array.from({ length: matches }, (_, no) => startOn(day, no));
    },
    startOn,
  };
}
