/** The years that the world knows. */
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2101, 0, 1) - 1000;
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

export const instantWanted = 'an instant from 2000 to 2100 such as 2026-11-20T19:30:00Z';

export const isWorldInstant = (ms: number) => ms >= FIRST && ms <= LAST;

/** Milliseconds since the epoch; `undefined` where the text is no instant of the world. */
export function readInstant(text: string): number | undefined {
  const ms = dateTime.test(text) ? Date.parse(text) : Number.NaN;
  return isWorldInstant(ms) ? ms : undefined;
}
