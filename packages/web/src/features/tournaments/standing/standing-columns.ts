import type { StandingRow } from '@touchline/types';

export interface Columns {
  draws: boolean;
  points: boolean;
  form: boolean;
}

/** A column that no row fills is left out: draws in basketball, points or form where a feed has none. */
export const columnsOf = (rows: readonly StandingRow[]): Columns => ({
  draws: rows.some(({ draw }) => draw > 0),
  points: rows.some(({ points }) => points !== undefined),
  form: rows.some(({ form }) => form?.length),
});
