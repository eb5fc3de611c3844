/** The last day that has a year of four digits in every zone. */
const LAST = Date.UTC(9999, 11, 30);

/** An upstream may send instants that no date has; one of them must not take the page. In milliseconds. */
export const shownInstant = (instant: number): number => Math.min(Math.max(instant, 0), LAST);
