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

export const withMinus = (count: number | string) => `${count}`.replace('-', '−');

export const signed = (difference: number) =>
  difference > 0 ? `+${difference}` : withMinus(difference);

/** 'Derby County −21 · Reading −6': the points that the league gave or took; empty if none. */
export const adjustmentsOf = (rows: readonly StandingRow[]) =>
  rows
    .flatMap(({ team, adjustment }) =>
      adjustment ? `${team.name}\u00a0${signed(adjustment)}` : [],
    )
    .join(' · ');
