import type { DayOrder } from '../../../state/preferences/preferences.ts';

export const dayFilters = ['all', 'live', 'upcoming', 'finished', 'starred'] as const;
export type DayFilter = (typeof dayFilters)[number];

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
  by: by === 'league' ? undefined : by,
  find: find || undefined,
});
