import type { Fixture, Outcome, TableRules, Team } from '../model.ts';
import { sportOf } from '../sport-of.ts';
import { byOwnMatches } from './own-matches.ts';
import { POINTS, type Result, resultFor } from './points.ts';

export interface TableRow {
  readonly team: Team;
  won: number;
  draw: number;
  loss: number;
  goals: number;
  goalsAgainst: number;
  points: number;
  /** Points that the league gave or took, if any; `points` includes them. */
  adjustment?: number;
  readonly form: Result[];
}

const COUNTER_OF = { win: 'won', draw: 'draw', loss: 'loss' } as const;

function add(row: TableRow, fixture: Fixture, outcome: Outcome): void {
  const result = resultFor(row.team, fixture, outcome);
  const atHome = fixture.home === row.team;
  row[COUNTER_OF[result]]++;
  row.points += POINTS[sportOf(fixture.season.tournament.game)][result];
  row.goals += atHome ? outcome.home : outcome.away;
  row.goalsAgainst += atHome ? outcome.away : outcome.home;
  row.form.push(result);
  if (row.form.length > 5) row.form.shift();
}

const compareGoals = (a: TableRow, b: TableRow): number =>
  b.goals - b.goalsAgainst - (a.goals - a.goalsAgainst) || b.goals - a.goals;

const NO_RULES: TableRules = {};

/**
 * The table of these matches, best team first; `form` is in the order in which they ended. Matches of other teams do not
 * count.
 */
export function leagueTable(
  teams: readonly Team[],
  fixtures: readonly Fixture[],
  outcomeOf: (fixture: Fixture) => Outcome,
  { tieRule, pointsAdded, adjustment, countsFor }: TableRules = NO_RULES,
  instant = Number.POSITIVE_INFINITY,
): TableRow[] {
  const rows = new Map<Team, TableRow>(
    teams.map((team) => [
      team,
      { team, won: 0, draw: 0, loss: 0, goals: 0, goalsAgainst: 0, points: 0, form: [] },
    ]),
  );
  const played = fixtures
    .map((fixture) => ({ fixture, outcome: outcomeOf(fixture) }))
    .sort((a, b) => a.outcome.end - b.outcome.end);
  for (const { fixture, outcome } of played) {
    for (const team of [fixture.home, fixture.away]) {
      const row = rows.get(team);
      if (row && (countsFor?.(team, fixture) ?? true)) add(row, fixture, outcome);
    }
  }
  const list = [...rows.values()];
  for (const row of list) {
    const adjusted = adjustment?.(row.team, instant) ?? 0;
    if (adjusted !== 0) row.adjustment = adjusted;
    row.points += adjusted + (pointsAdded?.(row.team, instant) ?? 0);
  }
  const awayGoalsCount = tieRule === 'head-to-head-away-goals';
  const own =
    tieRule === 'head-to-head' || awayGoalsCount
      ? byOwnMatches(list, fixtures, outcomeOf, awayGoalsCount)
      : undefined;
  return list.sort(
    (a, b) =>
      b.points - a.points ||
      (tieRule === 'wins' ? b.won - a.won : 0) ||
      own?.(a, b) ||
      compareGoals(a, b) ||
      a.team.no - b.team.no,
  );
}
