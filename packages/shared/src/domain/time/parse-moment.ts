import { DateTime, Duration, IANAZone } from 'luxon';

/** The forms of a moment, as the end of a sentence that says what to send. */
export const MOMENT_FORMS =
  "an instant such as 2026-12-24T18:00:00Z, a local time with its zone such as '2026-12-24T18:00[Asia/Shanghai]' or '2026-12-24T18:00 Asia/Shanghai', a week date such as 2026-W52-6T15:30Z, an ordinal date such as 2026-358T15:30Z (without a zone each is in UTC), any of them with a duration such as 2026-12-24T18:00Z+PT90M, or a duration from now such as +P3D or -PT2H";

export interface Moment {
  /** Whether the moment depends on the current instant. */
  readonly isRelative: boolean;
  /** In milliseconds; NaN if the duration leads beyond the calendar. */
  at(now: number): number;
}

/** `error` is a predicate, such as `has no time of day`. */
export type ParsedMoment =
  | { readonly ok: true; readonly moment: Moment }
  | { readonly ok: false; readonly error: string };

const DATE = String.raw`\d{4}-(?:\d{2}-\d{2}|\d{3}|W\d{2}-\d)`;
const TIME = String.raw`\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`;
const OFFSET = String.raw`[Zz]|[+-]\d{2}:\d{2}`;
const DURATION = String.raw`P(?=\d|T\d)[\d.,YMWDTHS]+`;
// The bracketed form is that of RFC 9557. An unencoded + in a URL arrives as a space, so the sign is optional.
const ZONE = String.raw`\s*\[(?<bracketed>[^\]]*)\]|\s+(?<named>(?!${DURATION})[A-Za-z][\w/+-]*)`;
const SYNTAX = new RegExp(
  `^(?:(?<date>${DATE})(?:[Tt](?<time>${TIME}))?(?<offset>${OFFSET})?(?:${ZONE})?)?\\s*(?:(?<sign>[+-]?)(?<duration>${DURATION}))?$`,
);

const failed = (error: string) => ({ ok: false, error }) as const;

const withoutOffset = (time: DateTime) => time.toISO({ includeOffset: false });

/** The first of two possible instants. A time that the clocks skip is an error. */
function fromLocalTime(local: string, offset: string | undefined, zone: string): DateTime | string {
  const requested = DateTime.fromISO(local, { zone: 'utc' });
  const [first, second] = DateTime.fromISO(local, { zone }).getPossibleOffsets();
  if (!first || withoutOffset(first) !== withoutOffset(requested))
    return `is a local time that does not exist: the clocks of ${zone} skip it`;
  if (offset === undefined) return first;
  const found = [first, second].find((time) => time?.toFormat('ZZ') === offset);
  return found ?? `has the offset ${offset}, but ${zone} is at ${first.toFormat('ZZ')} then`;
}

function parseBase(groups: Record<string, string | undefined>): DateTime | string {
  const { date, time, offset, bracketed, named } = groups;
  if (!time) return 'has no time of day';
  const local = `${date}T${time}`;
  const utc = DateTime.fromISO(local, { zone: 'utc' });
  if (!utc.isValid) return 'is no date and time of the calendar';
  const zone = bracketed ?? named;
  if (zone === undefined) return DateTime.fromISO(`${local}${offset ?? 'Z'}`, { setZone: true });
  if (!IANAZone.isValidZone(zone)) return `has an unknown time zone, '${zone}'`;
  if (offset?.toUpperCase() === 'Z') return utc.setZone(zone);
  return fromLocalTime(local, offset, zone);
}

/**
 * Parses the moments that people write: ISO 8601 dates, week dates and ordinal dates with an offset, an IANA zone or
 * both, durations from them, and durations from now. A local time that occurs twice means the first, unless an
 * offset selects the other. Days, weeks and months of a duration keep the local time of the zone.
 */
export function parseMoment(text: string): ParsedMoment {
  const groups = SYNTAX.exec(text.trim())?.groups;
  if (!groups || (!groups.date && !groups.duration))
    return failed('is neither a date nor a duration');
  const amount = Duration.fromISO(groups.duration ?? 'PT0S');
  if (!amount.isValid) return failed(`has an invalid duration, '${groups.duration}'`);
  const duration = groups.sign === '-' ? amount.negate() : amount;
  if (!groups.date) {
    const at = (now: number) => DateTime.fromMillis(now, { zone: 'utc' }).plus(duration).toMillis();
    return { ok: true, moment: { isRelative: true, at } };
  }
  const base = parseBase(groups);
  if (typeof base === 'string') return failed(base);
  const instant = base.plus(duration).toMillis();
  return { ok: true, moment: { isRelative: false, at: () => instant } };
}
