import type { Effect } from '../effect.ts';
import { isJsonObject } from './transform-objects.ts';

function emptyData(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (!isJsonObject(data)) return data;
  if ('tables' in data) return { tables: [] };
  const isByYear = Object.keys(data).every((key) => /^\d{4}$/.test(key));
  return isByYear ? Object.fromEntries(Object.keys(data).map((year) => [year, []])) : data;
}

/** Empties every list and leaves single entities as they are. */
export const emptyLists: Effect = { transform: emptyData };

/** Also empties the lists of a single entity. */
export function emptyEveryList(data: unknown): unknown {
  const emptied = emptyData(data);
  if (!isJsonObject(emptied)) return emptied;
  return Object.fromEntries(
    Object.entries(emptied).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}
