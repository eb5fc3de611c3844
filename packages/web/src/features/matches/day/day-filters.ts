export const dayFilters = ['all', 'live', 'upcoming', 'finished', 'starred'] as const;
export type DayFilter = (typeof dayFilters)[number];

/** `importance` is the site's own order (list/by-importance.ts), `league` that of MAT-5. */
export const dayOrders = ['importance', 'league', 'time'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Filter, order and text search of a day's list. */
export interface ListOptions {
  show: DayFilter;
  by: DayOrder;
  /** Part of a team's or tournament's name. */
  find: string;
}

/** The URL of the list with some options changed; the others stay. */
export type DayLink = (change: Partial<ListOptions> & { date?: string | undefined }) => string;

/** The options as a query string; defaults are left out. */
export const listOptionsQuery = ({ show, by, find }: ListOptions) => ({
  show: show === 'all' ? undefined : show,
  by: by === 'importance' ? undefined : by,
  find: find || undefined,
});
