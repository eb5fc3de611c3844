import type { Standing, TeamRef } from '@touchline/types';

/** Who leads, where one table is all there is and somebody has played. */
export function leaderOf(standing: Standing | undefined): TeamRef | undefined {
  const [table, ...others] = standing?.tables ?? [];
  const row = others.length === 0 ? table?.rows[0] : undefined;
  return row && row.won + row.draw + row.loss > 0 ? row.team : undefined;
}
