import type { Effect } from '../effect.ts';

const DAY = 86_400_000;
const SATURDAY = 6;
const ROUND = 90 * 60_000;

/** 13:35 UTC on the third Saturday of November: the fullest hour and a half of the world that kicks off together. */
function fullestHour(year: number): number {
  const fifteenth = Date.UTC(year, 10, 15, 13, 35);
  const ahead = (SATURDAY - new Date(fifteenth).getUTCDay() + 7) % 7;
  return fifteenth + ahead * DAY;
}

/** The clock goes round in that hour and a half, whatever the time is, and the scores with it. */
export const liveStorm: Effect = {
  world: 'storm',
  instant: (ms) => fullestHour(new Date(ms).getUTCFullYear()) + (ms % ROUND),
};
