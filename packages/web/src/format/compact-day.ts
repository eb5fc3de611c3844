import { memoized } from '@touchline/shared/domain/bounded-map';
import { shownInstant } from './shown-instant.ts';

/** A calendar day as yyyyMMdd, as in the API. */
export type CompactDay = string;

/** Creating an Intl formatter costs a hundred times as much as using it; visitors of a server have many zones. */
const MAX_FORMATTERS = 20;

const formatter = memoized(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  MAX_FORMATTERS,
);

export const dayOf = (instant: number, zone: string): CompactDay =>
  formatter(zone).format(shownInstant(instant)).replaceAll('-', '');

/** Noon in UTC: arithmetic on days is independent of zones and clock changes. */
export const noonOf = (day: CompactDay): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 12);

const DAY_MS = 86_400_000;
/** 2000 to 2100. */
const DAY_PATTERN = /^(20\d\d|2100)\d{4}$/;

export const addDays = (day: CompactDay, count: number): CompactDay =>
  dayOf(noonOf(day) + count * DAY_MS, 'UTC');

export const daysBetween = (from: CompactDay, to: CompactDay): number =>
  (noonOf(to) - noonOf(from)) / DAY_MS;

/** Whether the text is a real calendar day: 30 February is not. */
export const isDay = (text: string): boolean =>
  DAY_PATTERN.test(text) && dayOf(noonOf(text), 'UTC') === text;
