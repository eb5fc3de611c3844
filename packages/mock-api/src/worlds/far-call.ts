import { DAY_SECONDS, daysFromCivil } from '../world/calendar/civil.ts';

/** A calendar shows as many days, and their seasons are those of the present. */
const NEAR_DAYS = 60;

/** Instants in seconds. */
export const isFarApart = (one: number, other: number): boolean =>
  Math.abs(one - other) > NEAR_DAYS * DAY_SECONDS;

const startOf = (date: string): number => {
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6)].map(Number);
  return daysFromCivil(year as number, month as number, day as number) * DAY_SECONDS;
};

/** Whether a call is about a time whose seasons are to be computed first, which takes tens of milliseconds. */
export const isFarCall = (
  { isFar = false, instant }: { readonly isFar?: boolean; readonly instant: number },
  { date }: { readonly date?: string },
): boolean => isFar || (date !== undefined && isFarApart(startOf(date), instant));
