/** The fraction of a match's duration that has passed, from 0 to 1. */
export function playedShare(start: number, end: number, now: number): number {
  if (end <= start) return now < start ? 0 : 1;
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}
