import type { Match, Standing, StandingRow, StandingTable } from '@touchline/types';

type Counts = Pick<StandingRow, 'won' | 'loss' | 'draw' | 'goals' | 'goalsAgainst'>;

const NO_COUNTS: Counts = { won: 0, loss: 0, draw: 0, goals: 0, goalsAgainst: 0 };

const addResult = (counts: Counts, own: number, other: number): Counts => ({
  won: counts.won + Number(own > other),
  loss: counts.loss + Number(own < other),
  draw: counts.draw + Number(own === other),
  goals: counts.goals + own,
  goalsAgainst: counts.goalsAgainst + other,
});

const isIn =
  ({ stage, group }: StandingTable) =>
  (match: Match) =>
    match.stage === stage && match.group === group;

/** The counts that the table must show after these finished matches, by team. */
function countResults(table: StandingTable, finished: readonly Match[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { homeTeam, awayTeam } of finished.filter(isIn(table))) {
    const [home, away] = [homeTeam.score ?? 0, awayTeam.score ?? 0];
    counts.set(homeTeam.id, addResult(counts.get(homeTeam.id) ?? NO_COUNTS, home, away));
    counts.set(awayTeam.id, addResult(counts.get(awayTeam.id) ?? NO_COUNTS, away, home));
  }
  return counts;
}

export function tableErrors(table: StandingTable, finished: readonly Match[]): string[] {
  const counts = countResults(table, finished);
  return table.rows.flatMap(({ team, won, loss, draw, goals, goalsAgainst }) => {
    const actual = JSON.stringify({ won, loss, draw, goals, goalsAgainst });
    const expected = JSON.stringify(counts.get(team.id) ?? NO_COUNTS);
    return actual === expected
      ? []
      : [`${team.name} in ${table.stage}: ${actual}, but the results give ${expected}`];
  });
}

const COUNTS = ['won', 'loss', 'draw', 'goals', 'goalsAgainst'] as const;

/** Where a team's counts at home and away do not add up to those of all its matches. */
export function partErrors(all: Standing, home: Standing, away: Standing): string[] {
  const rowIn = ({ tables }: Standing, { stage, group }: StandingTable, teamId: string) =>
    tables
      .find((table) => table.stage === stage && table.group === group)
      ?.rows.find(({ team }) => team.id === teamId);
  return all.tables.flatMap((table) =>
    table.rows.flatMap((row) => {
      const [atHome, abroad] = [home, away].map((part) => rowIn(part, table, row.team.id));
      return COUNTS.filter(
        (name) => (atHome?.[name] ?? 0) + (abroad?.[name] ?? 0) !== row[name],
      ).map(
        (name) =>
          `${row.team.name} in ${table.stage}: ${name} at home and away is not ${row[name]}`,
      );
    }),
  );
}
