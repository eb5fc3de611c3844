import { memo } from './memo.ts';

/** A day of the calendar as yyyyMMdd, as the API has it. */
export type CompactDay = string;

const writer = memo(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

export const dayOf = (instant: number, zone: string): CompactDay =>
  writer(zone).format(instant).replaceAll('-', '');

/** Noon in UTC: a day that is only counted with has no zone, and no clock change can touch it. */
export const noonOf = (day: CompactDay): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 12);

const oneDay = 86_400_000;

export const addDays = (day: CompactDay, count: number): CompactDay =>
  dayOf(noonOf(day) + count * oneDay, 'UTC');

/** From 2000 to 2100, and in the calendar: the thirtieth of February is none. */
export const isDay = (text: string): boolean =>
  /^(20\d\d|2100)\d{4}$/.test(text) && dayOf(noonOf(text), 'UTC') === text;

/** The first of a month so many months away. */
export function addMonths(day: CompactDay, count: number): CompactDay {
  const first = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1 + count, 1, 12);
  return dayOf(first, 'UTC');
}
