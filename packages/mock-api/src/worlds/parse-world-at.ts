import { MOMENT_FORMS, parseMoment } from '@touchline/shared/domain/time/parse-moment';
import { isWorldInstant } from '../instant.ts';

const SYNTAX = /^(?<moment>[^;]*)(?:;\s*from=(?<from>[^;]*)(?:;\s*factor=(?<factor>[^;]*))?)?$/;
export const MAX_FACTOR = 100_000;
const FACTOR = /^\d{1,6}(\.\d{1,6})?$/;

export const WORLD_AT_RULE = `use an instant from 2000 to 2100: ${MOMENT_FORMS}; alone, in a world that stands still, or followed by '; from=<real instant>' and '; factor=<number from 0 to ${MAX_FACTOR}>', in one that has run on since then at that speed`;

/** Both in milliseconds. */
export interface Clocks {
  readonly real: number;
  /** The shared world's current instant. */
  readonly world: number;
}

/** The world's instant in milliseconds, or what is wrong as a predicate. */
export type ParsedWorldAt =
  | { readonly ok: true; readonly instant: number }
  | { readonly ok: false; readonly error: string };

const failed = (error: string) => ({ ok: false, error }) as const;

function parseFactor(text: string): number | undefined {
  const factor = FACTOR.test(text) ? Number(text) : Number.NaN;
  return factor <= MAX_FACTOR ? factor : undefined;
}

function parseFrom(text: string): ParsedWorldAt {
  const parsed = parseMoment(text);
  if (!parsed.ok) return failed(`has a 'from' that ${parsed.error}`);
  if (parsed.moment.isRelative) return failed("has a 'from' that is relative to now");
  const instant = parsed.moment.at(0);
  return isWorldInstant(instant)
    ? { ok: true, instant }
    : failed("has a 'from' that is not from 2000 to 2100");
}

/**
 * The grammar of `x-world-at`:
 *
 *     <moment>                                       the world stands still at that instant
 *     <moment>; from=<real instant>                  it was there at the real instant and runs on since
 *     <moment>; from=<real instant>; factor=<number> the same at another speed: 60 is a minute a second
 *
 * A moment that is a duration counts from the shared world's instant: the current one, or with `from` the one that the
 * shared world had then. The server stores no state: every request carries the whole value.
 */
export function parseWorldAt(text: string, clocks: Clocks): ParsedWorldAt {
  const parts = SYNTAX.exec(text)?.groups;
  if (!parts)
    return failed("is followed by something else than '; from=…' or '; from=…; factor=…'");
  const parsed = parseMoment(parts.moment ?? '');
  if (!parsed.ok) return failed(parsed.error);
  const from = parts.from === undefined ? undefined : parseFrom(parts.from);
  if (from?.ok === false) return from;
  const factor = parseFactor(parts.factor?.trim() ?? '1');
  if (factor === undefined) return failed("has an invalid 'factor'");
  const elapsed = from ? clocks.real - from.instant : 0;
  const start = parsed.moment.at(clocks.world - elapsed);
  if (!isWorldInstant(start)) return failed('is not from 2000 to 2100');
  const instant = start + elapsed * factor;
  return isWorldInstant(instant)
    ? { ok: true, instant }
    : failed('has by now left the years from 2000 to 2100');
}
