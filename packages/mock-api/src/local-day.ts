import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';

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

const MAX_KNOWN_ZONES = 1000;
const knownZones = new Set<string>();

/** Names that were found are remembered: asking takes 30 µs. */
function isKnownZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  if (!IANAZone.isValidZone(name)) return false;
  if (knownZones.size >= MAX_KNOWN_ZONES) knownZones.clear();
  knownZones.add(name);
  return true;
}

/** A known zone takes precedence: an offset may be that of another season. */
const zoneOf = ({ timeZone, timezoneOffset = 0 }: LocalTime): string | Zone =>
  timeZone !== undefined && isKnownZone(timeZone)
    ? timeZone
    : FixedOffsetZone.instance(timezoneOffset);

/** An instant in seconds as a local time. */
export const localTime = (instant: number, where: LocalTime): DateTime<true> =>
  DateTime.fromSeconds(instant, { zone: zoneOf(where) }) as DateTime<true>;

/**
 * The first instant of a date. Where the clocks skip midnight it is the end of the gap; where midnight occurs twice it
 * is the first.
 */
function startOf({ year, month, day }: DateTime, zone: string | Zone): number {
  const [first] = DateTime.fromObject({ year, month, day }, { zone }).getPossibleOffsets();
  return (first as DateTime).toSeconds();
}

/** A date that a zone has skipped is an empty day. */
function dayOfDate(date: DateTime, where: LocalTime): Day {
  const zone = zoneOf(where);
  return { from: startOf(date, zone), to: startOf(date.plus({ days: 1 }), zone) };
}

/** The local day `daysAhead` days from today. */
export function dayAt(now: number, where: LocalTime, daysAhead = 0): Day {
  const { year, month, day } = localTime(now, where);
  return dayOfDate(DateTime.utc(year, month, day).plus({ days: daysAhead }), where);
}

/** The local day `yyyyMMdd`. */
export const dayOf = (date: string, where: LocalTime): Day =>
  dayOfDate(DateTime.fromISO(date, { zone: 'utc' }), where);

/** The date `yyyyMMdd` some days after another. */
export const addDays = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyyMMdd');
