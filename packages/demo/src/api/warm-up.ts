const HOUR_SECONDS = 3600;
const DAY_HOURS = 24;
/** From today: the days that the page of matches links to, the nearest first. */
const DAYS = [0, 1, -1, 2, 3, 4];
/** A day of the standard world has at most as many. */
const MATCHES_PER_DAY = 400;

/** Sizes of the world's caches, so that they hold what `warmUp` lists. The world's days are those of UTC. */
export const WARM_CACHE = { days: DAYS.length + 1, matches: DAYS.length * MATCHES_PER_DAY };

export interface WarmUpOptions {
  /** Prepares the matches that start in [from, to), in seconds. */
  readonly prepare: (from: number, to: number) => void;
  /** The start of today where the visitor is, in seconds. */
  readonly midnight: number;
  /** Lets calls that wait be answered. */
  readonly pause: () => Promise<unknown>;
}

/** Prepares the days around today, an hour at a time, before a page lists them. */
export async function warmUp({ prepare, midnight, pause }: WarmUpOptions): Promise<void> {
  for (const day of DAYS) {
    for (let hour = 0; hour < DAY_HOURS; hour += 1) {
      await pause();
      const from = midnight + (day * DAY_HOURS + hour) * HOUR_SECONDS;
      prepare(from, from + HOUR_SECONDS);
    }
  }
}
