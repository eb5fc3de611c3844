import { DateTime, type DurationLikeObject } from 'luxon';
import { type CompactDay, isDay } from '../../../format/compact-day.ts';

const WEEK_DAYS = 7;
const WEEKS = 6;

/** The years that the site has days of. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
export const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) => FIRST_YEAR + n);

/** Days of the calendar have no zone: in UTC every day has 24 hours. */
const toDate = (day: CompactDay) => DateTime.fromISO(day, { zone: 'utc' });
const toDay = (date: DateTime): CompactDay => date.toFormat('yyyyMMdd');

/** The day itself where the move would leave the years of the site. */
const within = (moved: CompactDay, day: CompactDay) => (isDay(moved) ? moved : day);

/** A month later is the same day of that month, or its last one. */
export const moveDay = (day: CompactDay, by: DurationLikeObject): CompactDay =>
  within(toDay(toDate(day).plus(by)), day);

/** Weeks begin on a Monday. */
export const startOfWeek = (day: CompactDay): CompactDay =>
  within(toDay(toDate(day).startOf('week')), day);
export const endOfWeek = (day: CompactDay): CompactDay =>
  within(toDay(toDate(day).endOf('week')), day);

/** The same day of another month, or its last one. */
export const inMonth = (day: CompactDay, to: { month: number } | { year: number }): CompactDay =>
  toDay(toDate(day).set(to));

/** Six weeks, beginning on a Monday, that contain the whole month. */
export function monthGrid(month: CompactDay): CompactDay[][] {
  const monday = toDate(month).startOf('month').startOf('week');
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, day) =>
      toDay(monday.plus({ days: week * WEEK_DAYS + day })),
    ),
  );
}
