const HOUR_MS = 3_600_000;

/** HOM-5: the time until `start` in days and hours; zero once it has begun. */
export function relativeTime(start: number, now: number): { days: number; hours: number } {
  const hours = Math.max(0, Math.floor((start - now) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
