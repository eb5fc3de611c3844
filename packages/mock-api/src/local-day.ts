import { DAY_SECONDS, MINUTE_SECONDS } from './world/calendar/civil.ts';

/** Where the caller is: a zone, or else minutes east of UTC. */
export interface LocalTime {
  readonly timeZone?: string | undefined;
  readonly timezoneOffset?: number | undefined;
}

/** In seconds; 23 or 25 hours where the clocks change. */
export interface Day {
  readonly from: number;
  readonly to: number;
}

const SHOWN = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const MAX_CLOCKS = 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone, if it is known. Clocks are kept: making one takes longer than reading it. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const made = clocks.get(timeZone);
  if (made) return made;
  try {
    const clock = new Intl.DateTimeFormat('en', { ...SHOWN, timeZone, hourCycle: 'h23' });
    if (clocks.size >= MAX_CLOCKS) clocks.clear();
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return undefined;
  }
}

/** The zone itself, or UTC if the zone data lack it. */
export const knownZone = (timeZone: string): string => (clockOf(timeZone) ? timeZone : 'UTC');

/**
 * What a clock shows at an instant in seconds, as if it were in UTC. A known zone takes precedence: an offset may be that of
 * another season.
 */
export function localTime(instant: number, { timeZone, timezoneOffset = 0 }: LocalTime): number {
  const clock = timeZone === undefined ? undefined : clockOf(timeZone);
  if (!clock) return instant + timezoneOffset * MINUTE_SECONDS;
  const parts = clock.formatToParts(instant * 1000);
  const shown = (name: keyof typeof SHOWN) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const [year, month, day] = [shown('year'), shown('month') - 1, shown('day')];
  return Date.UTC(year, month, day, shown('hour'), shown('minute'), shown('second')) / 1000;
}

/**
 * The first instant of a day, counted from the epoch. Where the clocks skip midnight it is the end of the gap; where midnight
 * occurs twice it is the first.
 */
function startOf(day: number, where: LocalTime): number {
  const midnight = day * DAY_SECONDS;
  const withOffsetAt = (near: number) => midnight - (localTime(near, where) - near);
  const before = withOffsetAt(midnight - DAY_SECONDS);
  if (localTime(before, where) === midnight) return before;
  const after = withOffsetAt(midnight + DAY_SECONDS);
  return localTime(after, where) === midnight ? after : before;
}

/** A day that a zone has skipped is empty. */
const dayFrom = (day: number, where: LocalTime): Day => ({
  from: startOf(day, where),
  to: startOf(day + 1, where),
});

/** The local day of an instant, counted from the epoch. */
export const localDay = (instant: number, where: LocalTime): number =>
  Math.floor(localTime(instant, where) / DAY_SECONDS);

/** The local day `daysAhead` days from today. */
export const dayAt = (now: number, where: LocalTime, daysAhead = 0): Day =>
  dayFrom(localDay(now, where) + daysAhead, where);

/** In milliseconds. */
const parseDate = (date: string): number =>
  Date.parse(date.replace(/^(....)(..)(..)$/, '$1-$2-$3'));

/** The local day `yyyyMMdd`. */
export const dayOf = (date: string, where: LocalTime): Day =>
  dayFrom(parseDate(date) / 1000 / DAY_SECONDS, where);

/** The date `yyyyMMdd` some days after another. */
export const addDays = (date: string, days: number): string =>
  new Date(parseDate(date) + days * DAY_SECONDS * 1000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');
