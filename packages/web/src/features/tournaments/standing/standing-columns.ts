import type { StandingRow } from '@touchline/types';

export interface Columns {
  draws: boolean;
  points: boolean;
  form: boolean;
}

/** Empty columns are left out: draws in basketball, points or form that the feed lacks. */
export const columnsOf = (rows: readonly StandingRow[]): Columns => ({
  draws: rows.some(({ draw }) => draw > 0),
  points: rows.some(({ points }) => points !== undefined),
  form: rows.some(({ form }) => form?.length),
});
