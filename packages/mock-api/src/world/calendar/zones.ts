import { memoized } from '@touchline/shared/domain/bounded-map';
import {
  civilFromDays,
  DAY_SECONDS,
  daysFromCivil,
  HOUR_SECONDS,
  MINUTE_SECONDS,
  weekday,
} from './civil.ts';

export interface Zone {
  /** Minutes east of UTC in winter. */
  readonly offset: number;
  readonly dstRule?: 'eu' | 'us' | 'south' | 'mexico' | 'egypt';
}

function nthSunday(year: number, month: number, no: number): number {
  const first = daysFromCivil(year, month, 1);
  return first + ((6 - weekday(first)) % 7) + 7 * (no - 1);
}

/** The last day of a month that is this day of the week, 0 for Monday. */
const lastWeekday = (year: number, month: number, day: number): number => {
  const end = daysFromCivil(year, month + 1, 1) - 1;
  return end - ((weekday(end) - day + 7) % 7);
};

const lastSunday = (year: number, month: number): number => lastWeekday(year, month, 6);

/** A year without summer time. */
const NEVER = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

type DstRule = NonNullable<Zone['dstRule']>;

/**
 * First and last day of summer time; for `south`, of winter time. Today's rules hold for all years, except in countries
 * that began or ended summer time.
 */
const CLOCK_CHANGES: Readonly<Record<DstRule, (year: number) => readonly [number, number]>> = {
  eu: memoized((year) => [lastSunday(year, 3), lastSunday(year, 10)]),
  us: memoized((year) => [nthSunday(year, 3, 2), nthSunday(year, 11, 1)]),
  south: memoized((year) => [nthSunday(year, 4, 1), nthSunday(year, 10, 1)]),
  mexico: memoized((year) => (year > 2022 ? NEVER : [nthSunday(year, 4, 1), lastSunday(year, 10)])),
  egypt: memoized((year) =>
    year < 2023 ? NEVER : [lastWeekday(year, 4, 4), lastWeekday(year, 10, 3) + 1],
  ),
};

function isSummerTime(rule: DstRule, day: number): boolean {
  const { year } = civilFromDays(day);
  const [first, last] = CLOCK_CHANGES[rule](year);
  const isBetween = day >= first && day < last;
  return rule === 'south' ? !isBetween : isBetween;
}

/** The instant of a local time; `minutes` since midnight may exceed a day. */
export function instantAt(zone: Zone, day: number, minutes: number): number {
  const dstMinutes = zone.dstRule && isSummerTime(zone.dstRule, day) ? 60 : 0;
  return day * DAY_SECONDS + (minutes - zone.offset - dstMinutes) * MINUTE_SECONDS;
}

/** The local day of an instant, and the minutes since its midnight. */
export function localTimeAt(zone: Zone, instant: number): { day: number; minutes: number } {
  const standard = instant + zone.offset * MINUTE_SECONDS;
  const isSummer = zone.dstRule && isSummerTime(zone.dstRule, Math.floor(standard / DAY_SECONDS));
  const local = isSummer ? standard + HOUR_SECONDS : standard;
  const day = Math.floor(local / DAY_SECONDS);
  return { day, minutes: Math.floor((local - day * DAY_SECONDS) / MINUTE_SECONDS) };
}
