import { addDays, addMonths, type CompactDay, noonOf } from '../../../format/compact-day.ts';

const weeks = 6;

/** Six weeks from a Monday on, which hold the whole month. */
export function monthGrid(month: CompactDay): CompactDay[] {
  const first = addMonths(month, 0);
  const afterMonday = (new Date(noonOf(first)).getUTCDay() + 6) % 7;
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(first, at - afterMonday));
}
