import { clockTime } from './clock-time.ts';
import { dayOf, noonOf } from './compact-day.ts';

export const houseZone = 'Asia/Singapore';

export function isZone(text: unknown): text is string {
  if (typeof text !== 'string' || text === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

const noon = 12 * 60;

/** SYS-6: minutes east of UTC at that instant. By day and clock there: a writer that names offsets takes 20 ms to be made. */
export function timezoneOffset(zone: string, now: number): number {
  const [hours = 0, minutes = 0] = clockTime(now, zone).split(':').map(Number);
  const there = noonOf(dayOf(now, zone)) / 60_000 - noon + hours * 60 + minutes;
  return there - Math.floor(now / 60_000);
}
