import type { StandingRow } from '@touchline/types';

/** Where a team stands in a table. */
export interface Place {
  readonly tournament: string;
  readonly place: number;
  readonly row: StandingRow;
}
