/** How far the clocks of two replicas may differ. */
const MAX_SKEW_MS = 5_000;

/**
 * The age of a response or page made at `madeAt`. A timestamp in the future (the clock was set back) counts as expired: its
 * age is unknown, and it would be fresh until the clock has caught up.
 */
export function ageMs(madeAt: number, now: number): number {
  const age = now - madeAt;
  return age < -MAX_SKEW_MS ? Number.POSITIVE_INFINITY : Math.max(0, age);
}
