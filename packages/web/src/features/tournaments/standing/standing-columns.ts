import type { StandingRow } from '@touchline/types';

export interface Columns {
  hasDraws: boolean;
  hasPoints: boolean;
  hasForm: boolean;
}

/** Empty columns are left out: draws in basketball, points or form that the upstream lacks. */
export const columnsOf = (rows: readonly StandingRow[]): Columns => ({
  hasDraws: rows.some(({ draw }) => draw > 0),
  hasPoints: rows.some(({ points }) => points !== undefined),
  hasForm: rows.some(({ form }) => form?.length),
});
