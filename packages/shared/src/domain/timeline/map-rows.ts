import type { MatchStatistics, TimelineBoxScore, TimelineScores } from '@touchline/types';
import { actionCounts, actionsUntil } from './box-score-at.ts';
import { scoreIn } from './find-last.ts';

type Period = MatchStatistics['periods'][number];
type Row = Period['rows'][number];
export type ScoredPeriod = TimelineScores & { readonly kind: string; readonly number: number };

/** The sum of the maps, in the order of the rows of the first one. */
function total(maps: readonly Period[]): Row[] {
  const [first] = maps;
  const rows = maps.flatMap((map) => map.rows);
  return (first?.rows ?? []).map(({ key }) => {
    const own = rows.filter((row) => row.key === key);
    const sum = (side: 'home' | 'away') => own.reduce((all, row) => all + row[side], 0);
    return { key, home: sum('home'), away: sum('away') };
  });
}

/** The rows of each map that has begun by this second: its score, what the players have done, and those of `others`. */
export function mapRows(
  { players, counts = [], score, ...actions }: TimelineBoxScore,
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
  for (const { at, index, kind } of actionsUntil(actions, seconds)) {
    while ((begun[map + 1]?.at[0] ?? Number.POSITIVE_INFINITY) <= at) map++;
    const side = players[index]?.side;
    for (const key of actionCounts[kind] ?? []) {
      const row = tallies[map]?.get(key);
      if (row && side) row[side]++;
    }
  }
  const maps = begun.map(({ kind, number, home, away, ...period }, index): Period => {
    const own = scoreIn({ at: period.at, home, away }, seconds);
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
