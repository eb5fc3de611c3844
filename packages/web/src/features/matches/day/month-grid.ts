import { DateTime, type DurationLikeObject } from 'luxon';
import type { CompactDay } from '../../../format/compact-day.ts';

const GRID_DAYS = 6 * 7;

/** Days of the calendar have no zone: in UTC every day has 24 hours. */
const toDate = (day: CompactDay) => DateTime.fromISO(day, { zone: 'utc' });
const toDay = (date: DateTime): CompactDay => date.toFormat('yyyyMMdd');

export const moveDay = (day: CompactDay, by: DurationLikeObject): CompactDay =>
  toDay(toDate(day).plus(by));

/** The first day of the month `count` months away. */
export const moveMonth = (day: CompactDay, count: number): CompactDay =>
  toDay(toDate(day).startOf('month').plus({ months: count }));

/** Six weeks, beginning on a Monday, that contain the whole month. */
export function monthGrid(month: CompactDay): CompactDay[] {
  const monday = toDate(month).startOf('month').startOf('week');
  return Array.from({ length: GRID_DAYS }, (_, days) => toDay(monday.plus({ days })));
}
