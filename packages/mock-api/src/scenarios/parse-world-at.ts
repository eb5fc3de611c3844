import { instantWanted, isWorldInstant, readInstant } from '../instant.ts';

/**
 * The grammar of `x-world-at`:
 *
 *     <instant>                                       the world stands still at that instant
 *     <instant>; from=<real instant>                  it was there at the real instant and runs on since
 *     <instant>; from=<real instant>; factor=<number> the same at another speed: 60 is a minute a second
 *
 * Nothing is kept for it: every request carries all that is needed. In a cookie the value is
 * percent-encoded.
 */
const form = /^\s*([^;\s]+)\s*(?:;\s*from=([^;\s]+)\s*)?(?:;\s*factor=([^;\s]+)\s*)?$/;

export const worldAtWanted = `must be ${instantWanted}, alone or followed by '; from=<real instant>' and '; factor=<number from 0 to 100000>'`;

function readFactor(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  const factor = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return factor <= 100_000 ? factor : undefined;
}

/** The instant that is meant, in milliseconds; `undefined` where nothing can be made of the text. */
export function readWorldAt(text: string, realNow: number): number | undefined {
  const [, at, from, factorText] = form.exec(text) ?? [];
  const anchor = at === undefined ? undefined : readInstant(at);
  if (anchor === undefined) return undefined;
  if (from === undefined) return factorText === undefined ? anchor : undefined;
  const since = readInstant(from);
  const factor = readFactor(factorText);
  if (since === undefined || factor === undefined) return undefined;
  const instant = anchor + (realNow - since) * factor;
  return isWorldInstant(instant) ? instant : undefined;
}
