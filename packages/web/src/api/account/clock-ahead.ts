/** The header counts in whole seconds, and the answer was on its way. */
const tolerance = 2_000;

/** By how many milliseconds the server is ahead of a device that reads `now`, told by the answer's Date. */
export function clockAhead(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now;
  return Math.abs(ahead) > tolerance ? ahead : 0;
}
