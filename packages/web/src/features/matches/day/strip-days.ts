import { addDays, type CompactDay } from '../../../format/compact-day.ts';

const DAYS = [-1, 0, 1, 2, 3, 4] as const;
export const STRIP_DAYS = DAYS.length;

/** MAT-1: from one day before the chosen one to four days after it. */
export const stripDays = (chosen: CompactDay): CompactDay[] =>
  DAYS.map((count) => addDays(chosen, count));

export type Timing = 'finished' | 'ongoing' | 'upcoming';

/** MAT-8: by date alone. */
export function timingOf(day: CompactDay, today: CompactDay): Timing {
  if (day === today) return 'ongoing';
  return day > today ? 'upcoming' : 'finished';
}
