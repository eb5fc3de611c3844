export const shows = ['all', 'live', 'upcoming', 'finished', 'starred'] as const;
export type Show = (typeof shows)[number];

export const orders = ['league', 'time'] as const;
type Order = (typeof orders)[number];

/** How a visitor wants to see a day's matches. */
export interface ListOptions {
  show: Show;
  by: Order;
  /** Letters of a club's or a tournament's name. */
  find: string;
}

/** Another look at the day, or another day: what is not named stays. */
export type DayLink = (change: Partial<ListOptions> & { date?: string | undefined }) => string;

/** What of it an address says: the usual is not said. */
export const listOptionsQuery = ({ show, by, find }: ListOptions) => ({
  show: show === 'all' ? undefined : show,
  by: by === 'league' ? undefined : by,
  find: find || undefined,
});
