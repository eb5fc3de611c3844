import { clockTime } from './clock-time.ts';
import { dayOf, noonOf } from './compact-day.ts';

/** Shown until the device's zone is known. */
export const DEFAULT_ZONE = 'Asia/Singapore';

export function isZone(text: unknown): text is string {
  if (typeof text !== 'string' || text === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** 'New York' of 'America/New_York'. */
export const cityOf = (zone: string): string =>
  zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const NOON_MINUTES = 12 * 60;

/** SYS-6: minutes east of UTC at that instant, from the local day and time: an Intl formatter with offsets takes 20 ms to create. */
export function timezoneOffset(zone: string, now: number): number {
  const [hours = 0, minutes = 0] = clockTime(now, zone).split(':').map(Number);
  const localMinutes = noonOf(dayOf(now, zone)) / 60_000 - NOON_MINUTES + hours * 60 + minutes;
  return localMinutes - Math.floor(now / 60_000);
}
