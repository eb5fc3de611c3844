import type {
  MatchStatistics,
  PlayerAction,
  TimelineBoxScore,
  TimelineScores,
} from '@touchline/types';
import { actionCounts } from './box-score-at.ts';
import { findLast } from './find-last.ts';

type Period = MatchStatistics['periods'][number];
type Row = Period['rows'][number];
export type ScoredPeriod = TimelineScores & { readonly kind: string; readonly number: number };

/** The sum of the maps, in the order of the rows of the first one. */
function total(maps: readonly Period[]): Row[] {
  const [first] = maps;
  return (first?.rows ?? []).map(({ key }) =>
    maps
      .map(({ rows }) => rows.find((row) => row.key === key))
      .reduce<Row>(
        (sum, row) => ({
          key,
          home: sum.home + (row?.home ?? 0),
          away: sum.away + (row?.away ?? 0),
        }),
        {
          key,
          home: 0,
          away: 0,
        },
      ),
  );
}

/** The rows of each map that has begun by this second: its score, what the players have done, and those of `others`. */
export function mapRows(
  { players, counts = [], score, at, player, action }: TimelineBoxScore,
  periods: readonly ScoredPeriod[],
  others: readonly Period[],
  seconds: number,
): Period[] {
  const begun = periods.filter((one) => one.kind === 'map' && (one.at[0] ?? 0) <= seconds);
  const keys = counts.filter((key) => key !== 'deaths');
  const tallies = begun.map(
    () => new Map<string, Row>(keys.map((key) => [key, { key, home: 0, away: 0 }])),
  );
  let map = 0;
  for (let no = 0; no < at.length && (at[no] as number) <= seconds; no++) {
    while ((begun[map + 1]?.at[0] ?? Number.POSITIVE_INFINITY) <= (at[no] as number)) map++;
    const side = players[player[no] as number]?.side;
    for (const key of actionCounts[action[no] as PlayerAction] ?? []) {
      const row = tallies[map]?.get(key);
      if (row && side) row[side]++;
    }
  }
  const maps = begun.map(({ kind, number, home, away, ...period }, index): Period => {
    const last = findLast(period.at, seconds);
    const own = { home: home[last] ?? 0, away: away[last] ?? 0 };
    return {
      kind,
      number,
      rows: [
        ...(score ? [{ key: score, ...own }] : []),
        ...(tallies[index]?.values() ?? []),
        ...(others.find((one) => one.kind === kind && one.number === number)?.rows ?? []),
      ],
    };
  });
  return maps.length > 0 ? [{ kind: 'match', rows: total(maps) }, ...maps] : [];
}
