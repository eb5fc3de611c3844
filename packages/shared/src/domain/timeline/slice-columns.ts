/** Lists of equal length: instants, and what begins to hold at each. */
export interface Columns {
  readonly at: readonly number[];
}

/** The entries from one index to another of all lists. */
export function sliceColumns<T extends Columns>(columns: T, from: number, to?: number): T {
  const lists = Object.entries(columns).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.slice(from, to) : list,
  ]);
  return Object.fromEntries(lists) as T;
}
