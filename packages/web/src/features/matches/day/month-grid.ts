import { addDays, addMonths, type CompactDay, noonOf } from '../../../format/compact-day.ts';

const GRID_WEEKS = 6;

/** Six weeks, beginning on a Monday, that contain the whole month. */
export function monthGrid(month: CompactDay): CompactDay[] {
  const first = addMonths(month, 0);
  const afterMonday = (new Date(noonOf(first)).getUTCDay() + 6) % 7;
  return Array.from({ length: GRID_WEEKS * 7 }, (_, at) => addDays(first, at - afterMonday));
}
