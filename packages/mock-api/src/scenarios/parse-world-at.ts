import { INSTANT_RULE, isWorldInstant, parseInstant } from '../instant.ts';

/**
 * The grammar of `x-world-at`:
 *
 *     <instant>                                       the world stands still at that instant
 *     <instant>; from=<real instant>                  it was there at the real instant and runs on since
 *     <instant>; from=<real instant>; factor=<number> the same at another speed: 60 is a minute a second
 *
 * The server stores no state for it: every request carries the whole value. In a cookie the value is percent-encoded.
 */
const SYNTAX = /^\s*([^;\s]+)\s*(?:;\s*from=([^;\s]+)\s*)?(?:;\s*factor=([^;\s]+)\s*)?$/;
const MAX_FACTOR = 100_000;

export const WORLD_AT_RULE = `must be ${INSTANT_RULE}, alone or followed by '; from=<real instant>' and '; factor=<number from 0 to ${MAX_FACTOR}>'`;

function parseFactor(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  const factor = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return factor <= MAX_FACTOR ? factor : undefined;
}

/** The world's instant in milliseconds; `undefined` if the text is invalid or the instant out of range. */
export function parseWorldAt(text: string, realNow: number): number | undefined {
  const [, instantText, fromText, factorText] = SYNTAX.exec(text) ?? [];
  const instant = instantText === undefined ? undefined : parseInstant(instantText);
  if (instant === undefined) return undefined;
  if (fromText === undefined) return factorText === undefined ? instant : undefined;
  const from = parseInstant(fromText);
  const factor = parseFactor(factorText);
  if (from === undefined || factor === undefined) return undefined;
  const current = instant + (realNow - from) * factor;
  return isWorldInstant(current) ? current : undefined;
}
