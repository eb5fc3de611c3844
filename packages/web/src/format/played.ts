/** How much of a match has run, from 0 to 1. */
export function played(start: number, end: number, now: number): number {
  if (end <= start) return now < start ? 0 : 1;
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}
