import type { MatchStatistics } from '@touchline/types';
import { type PeriodId, periodsOfKinds, rowsOfPeriod } from './quarter-rows.ts';

/** The rows in the order in which they are shown; a title has some of them. */
const MAP_ROWS = (
  [
    ...([
      'rounds',
      'roundsAttack',
      'roundsDefence',
      'goals',
      'points',
      'kills',
      'assists',
    ] as const),
    ...(['openingKills', 'plants', 'defuses', 'moneySpent', 'ecoWins'] as const),
    ...(['gold', 'towers', 'dragons', 'barons', 'roshans'] as const),
    ...(['shots', 'saves', 'demolitions'] as const),
  ] as const
).map((key) => ({ key }));

/** The whole match, and each map that has begun. */
export const mapPeriods = (statistics: MatchStatistics): PeriodId[] =>
  periodsOfKinds(statistics, ['match', 'map']);

export const mapRows = (
  present: MatchStatistics,
  then: MatchStatistics | undefined,
  period: PeriodId,
) => rowsOfPeriod(MAP_ROWS, present, then, period);
