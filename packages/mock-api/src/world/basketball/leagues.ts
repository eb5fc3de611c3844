import rows from '../data/basketball-leagues.json' with { type: 'json' };

export interface BasketballRow {
  readonly country: string;
  readonly name: readonly [string, string];
  readonly size: number;
  readonly legs: number;
  /** Weekdays with a round, 0 for Monday. */
  readonly days: readonly number[];
  readonly pattern: 'winter' | 'summer';
  readonly popularity: number;
  /** Local tip-off times. */
  readonly times: readonly string[];
  readonly prize: number;
}

export const basketballRows = rows.map((row) => ({
  ...row,
  times: row.times.split(' '),
})) as unknown as readonly BasketballRow[];
