import type { Effect } from '../effect.ts';

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const LOOP_MS = 90 * 60_000;

/** Start of the 90 minutes of the year with the most live matches: 13:35 UTC on the third Saturday of November. */
function busiestPeriodStart(year: number): number {
  const fifteenth = Date.UTC(year, 10, 15, 13, 35);
  const daysAhead = (SATURDAY - new Date(fifteenth).getUTCDay() + 7) % 7;
  return fifteenth + daysAhead * DAY_MS;
}

/** Replays the busiest 90 minutes of the year in a loop, at any time of day. */
export const liveStorm: Effect = {
  world: 'storm',
  shiftInstant: (ms) => busiestPeriodStart(new Date(ms).getUTCFullYear()) + (ms % LOOP_MS),
};
