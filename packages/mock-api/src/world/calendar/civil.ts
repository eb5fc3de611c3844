export const DAY = 86_400;
export const HOUR = 3_600;
export const MINUTE = 60;

export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since the epoch of a day of the Gregorian calendar (Hinnant's days_from_civil). */
export function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  );
}

export function civilFromDays(days: number): CivilDay {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const ofEra = z - era * 146_097;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: year + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/** 0 is Monday. */
export function weekday(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

export function mondayFrom(days: number): number {
  return days + ((7 - weekday(days)) % 7);
}

export function dayOf(instant: number): number {
  return Math.floor(instant / DAY);
}

export function yearOf(instant: number): number {
  return civilFromDays(dayOf(instant)).year;
}
