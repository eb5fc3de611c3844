import { DAY, daysFromCivil, MINUTE, mondayFrom } from '../calendar/civil.ts';
import { instantAt } from '../calendar/zones.ts';
import { country } from '../countries.ts';
import type { BasketballRow } from './leagues.ts';

/** When a league plays. */
export interface Pace {
  readonly legs: number;
  readonly firstDay: (year: number) => number;
  /** Days that the regular season takes. */
  readonly days: number;
  /** The tip-offs of a round, from the day on which the season begins. */
  readonly startsOf: (first: number, round: number) => readonly number[];
  /** A tip-off of the playoffs. */
  readonly startOn: (day: number, no: number) => number;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function weeklyPace(row: BasketballRow): Pace {
  const { zone } = country(row.country);
  const times = row.times.map(minutes);
  const matches = row.size / 2;
  const weeks = Math.ceil(((row.size - 1) * row.legs) / row.days.length);
  const startOn = (day: number, no: number) =>
    instantAt(zone, day, times[no % times.length] as number);
  return {
    legs: row.legs,
    firstDay: (year) =>
      mondayFrom(row.rhythm === 'winter' ? daysFromCivil(year, 10, 1) : daysFromCivil(year, 4, 3)),
    days: weeks * 7,
    startsOf: (first, round) => {
      const week = Math.floor((round - 1) / row.days.length);
      const day = first + week * 7 + (row.days[(round - 1) % row.days.length] as number);
      return Array.from({ length: matches }, (_, no) => startOn(day, no));
    },
    startOn,
  };
}

const APART = 2;
const HALF_YEAR = 182;

/** The small world's: a round every other day, its matches one after the other round the clock. */
export function densePace(row: BasketballRow, turn: number): Pace {
  const matches = row.size / 2;
  const legs = Math.round(HALF_YEAR / APART / (row.size - 1));
  const between = Math.round(DAY / matches / MINUTE) * MINUTE;
  const shift = turn < APART ? 0 : Math.round(between / 2 / MINUTE) * MINUTE;
  const startOn = (day: number, no: number) => day * DAY + no * between + shift;
  return {
    legs,
    firstDay: (year) => daysFromCivil(year, row.rhythm === 'winter' ? 7 : 1, 4),
    days: HALF_YEAR,
    startsOf: (first, round) => {
      const day = first + (round - 1) * APART + (turn % APART);
      return Array.from({ length: matches }, (_, no) => startOn(day, no));
    },
    startOn,
  };
}
