import { civilFromDays, DAY, daysFromCivil, MINUTE, weekday } from './civil.ts';

/** Minutes east of UTC in winter, and whose rule moves the clocks. */
export interface Zone {
  readonly offset: number;
  readonly summer?: 'eu' | 'us' | 'south';
}

function lastSunday(year: number, month: number): number {
  const end = daysFromCivil(year, month, 31);
  return end - ((weekday(end) + 1) % 7);
}

function sundayNo(year: number, month: number, no: number): number {
  const first = daysFromCivil(year, month, 1);
  return first + ((6 - weekday(first)) % 7) + 7 * (no - 1);
}

/** Today's rules, for every year: nobody knows those of 2090. */
function isSummer(rule: NonNullable<Zone['summer']>, day: number): boolean {
  const { year } = civilFromDays(day);
  switch (rule) {
    case 'eu':
      return day >= lastSunday(year, 3) && day < lastSunday(year, 10);
    case 'us':
      return day >= sundayNo(year, 3, 2) && day < sundayNo(year, 11, 1);
    case 'south':
      return day >= sundayNo(year, 10, 1) || day < sundayNo(year, 4, 1);
  }
}

/** The instant of a time of day (in minutes, may pass midnight) on a day of this zone. */
export function instantAt(zone: Zone, day: number, minutes: number): number {
  const moved = zone.summer && isSummer(zone.summer, day) ? 60 : 0;
  return day * DAY + (minutes - zone.offset - moved) * MINUTE;
}
