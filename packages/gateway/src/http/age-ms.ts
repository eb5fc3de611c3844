/** How far the clocks of two replicas may differ. */
const MAX_SKEW_MS = 5_000;

/**
 * The age of what was made at `madeAt`. What is from the future has no known age and counts as expired: the clock was set
 * back, and would call it fresh until it has caught up.
 */
export function ageMs(madeAt: number, now: number): number {
  const age = now - madeAt;
  return age < -MAX_SKEW_MS ? Number.POSITIVE_INFINITY : Math.max(0, age);
}
