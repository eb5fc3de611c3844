/** HOM-5: days and hours from 24 hours on, hours below. What has begun is zero hours away. */
export function relativeTime(start: number, now: number): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((start - now) / 3_600_000));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
