import type { Effect } from '../effect.ts';
import { isFields } from './map-objects.ts';

function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (!isFields(data)) return data;
  if ('tables' in data) return { tables: [] };
  const years = Object.keys(data).every((key) => /^\d{4}$/.test(key));
  return years ? Object.fromEntries(Object.keys(data).map((year) => [year, []])) : data;
}

/** Every list is empty; single things stay. */
export const empty: Effect = { change: emptied };
