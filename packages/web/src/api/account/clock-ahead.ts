/** The Date header has whole seconds, and the response took time to arrive. */
const TOLERANCE_MS = 2_000;

/** Milliseconds by which the server's clock is ahead of the device's `now`, from the response's Date header. */
export function clockAhead(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now;
  return Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}
