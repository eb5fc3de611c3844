import { addDays, type CompactDay, noonOf } from './compact-day.ts';
import { timezoneOffset } from './zone.ts';

interface DayQuery {
  timezoneOffset: number;
  timeZone?: string;
}

const MINUTE_MS = 60_000;
const NOON_MS = 12 * 60 * MINUTE_MS;

/** Minutes east of UTC at the first instant of a day. */
function offsetAtStart(day: CompactDay, zone: string): number {
  const midnight = noonOf(day) - NOON_MS;
  return timezoneOffset(zone, midnight - timezoneOffset(zone, midnight) * MINUTE_MS);
}

/** The first instant of a day, in milliseconds. */
export const startOfDay = (day: CompactDay, zone: string): number =>
  noonOf(day) - NOON_MS - offsetAtStart(day, zone) * MINUTE_MS;

/**
 * Where a call's day is: at the offset of that day, and in its zone on a day when the clocks change. The zone is left out
 * on all other days, because responses are cached by these parameters and many zones share an offset.
 */
export function dayQuery(day: CompactDay, zone: string): DayQuery {
  const timezoneOffset = offsetAtStart(day, zone);
  const isChangeDay = offsetAtStart(addDays(day, 1), zone) !== timezoneOffset;
  return { timezoneOffset, ...(isChangeDay && { timeZone: zone }) };
}

/** The same for some successive days; in their zone if the clocks change on one of them. */
export function daysQuery(days: readonly CompactDay[], zone: string): DayQuery {
  const queries = days.map((day) => dayQuery(day, zone));
  return queries.find(({ timeZone }) => timeZone) ?? (queries[0] as DayQuery);
}

interface LocalNow {
  today: CompactDay;
  /** The current one, in minutes east of UTC. */
  offset: number;
  zone: string;
}

/** The same for a call that derives tomorrow from the current instant: the clocks may change before it begins, too. */
export function tomorrowQuery({ today, offset, zone }: LocalNow): DayQuery {
  const query = dayQuery(addDays(today, 1), zone);
  return query.timezoneOffset === offset ? query : { timezoneOffset: offset, timeZone: zone };
}
