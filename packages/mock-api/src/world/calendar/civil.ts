export const DAY_SECONDS = 86_400;
export const HOUR_SECONDS = 3_600;
export const MINUTE_SECONDS = 60;

export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from the epoch to a Gregorian date (Hinnant's days_from_civil). */
export function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const dayOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 +
    dayOfEra * 365 +
    Math.floor(dayOfEra / 4) -
    Math.floor(dayOfEra / 100) +
    dayOfYear -
    719_468
  );
}

/** The Gregorian date so many days after the epoch (Hinnant's civil_from_days). */
export function civilFromDays(days: number): CivilDay {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const year = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: year + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

/** The first Monday on or after a day. */
export function mondayFrom(days: number): number {
  return days + ((7 - weekday(days)) % 7);
}

/** Minutes since midnight of a time such as `19:30`. */
export const minutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function dayOf(instant: number): number {
  return Math.floor(instant / DAY_SECONDS);
}

export function yearOf(instant: number): number {
  return civilFromDays(dayOf(instant)).year;
}

/** A season by its years: 2026/27, or 2026. */
export const seasonYears = (year: number, isTwoYear: boolean): string =>
  isTwoYear ? `${year}/${`${(year + 1) % 100}`.padStart(2, '0')}` : `${year}`;
