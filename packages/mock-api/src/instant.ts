import { isDateTime } from '@touchline/types/validation';

/** The range of the simulated world. */
const FIRST_MS = Date.UTC(2000, 0, 1);
const LAST_MS = Date.UTC(2101, 0, 1) - 1000;

export const INSTANT_RULE = 'an instant from 2000 to 2100 such as 2026-11-20T19:30:00Z';

export const isWorldInstant = (ms: number) => ms >= FIRST_MS && ms <= LAST_MS;

/** Milliseconds since the epoch; `undefined` if the text is no instant or outside the world's range. */
export function parseInstant(text: string): number | undefined {
  const ms = isDateTime(text) ? Date.parse(text) : Number.NaN;
  return isWorldInstant(ms) ? ms : undefined;
}
