import type { Match, StandingRow, StandingTable } from '@touchline/types';

type Counts = Pick<StandingRow, 'won' | 'loss' | 'draw' | 'goals' | 'goalsAgainst'>;

const none: Counts = { won: 0, loss: 0, draw: 0, goals: 0, goalsAgainst: 0 };

const plus = (counts: Counts, own: number, other: number): Counts => ({
  won: counts.won + Number(own > other),
  loss: counts.loss + Number(own < other),
  draw: counts.draw + Number(own === other),
  goals: counts.goals + own,
  goalsAgainst: counts.goalsAgainst + other,
});

const played =
  ({ stage, group }: StandingTable) =>
  (match: Match) =>
    match.stage === stage && match.group === group;

/** What the table has to say after these finished matches, by team. */
function foldResults(table: StandingTable, finished: readonly Match[]): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const { homeTeam, awayTeam } of finished.filter(played(table))) {
    const [home, away] = [homeTeam.score ?? 0, awayTeam.score ?? 0];
    counts.set(homeTeam.id, plus(counts.get(homeTeam.id) ?? none, home, away));
    counts.set(awayTeam.id, plus(counts.get(awayTeam.id) ?? none, away, home));
  }
  return counts;
}

export function tableFaults(table: StandingTable, finished: readonly Match[]): string[] {
  const counts = foldResults(table, finished);
  return table.rows.flatMap(({ team, won, loss, draw, goals, goalsAgainst }) => {
    const told = JSON.stringify({ won, loss, draw, goals, goalsAgainst });
    const right = JSON.stringify(counts.get(team.id) ?? none);
    return told === right
      ? []
      : [`${team.name} in ${table.stage}: ${told}, the results say ${right}`];
  });
}
