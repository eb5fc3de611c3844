import type { Match, Standing, StandingRow, TableMatches } from '@touchline/types';
import { expect, test } from 'vitest';
import { sharedWorld } from './world-samples.ts';

/** A Saturday afternoon. */
const AFTERNOON = 1_795_880_000;
const ALL = { offset: 0, limit: 500 };
const view = sharedWorld('touchline', 'standard').at(AFTERNOON, 'en');

const leagues = (sport: 'football' | 'basketball') =>
  view
    .tournaments('ongoing', { sport }, ALL)
    .filter(({ type, stageDetails }) => type === 'league' && stageDetails.length === 1)
    .slice(0, 4);

const rowsOf = (id: string, matches?: TableMatches): StandingRow[] =>
  (view.tournamentTable(id, matches) as Standing).tables.flatMap(({ rows }) => rows);

const finished = (id: string) =>
  (view.tournamentMatches(id, 'finished', ALL) ?? []).filter(({ tie }) => !tie);

/** The counts of a team after these matches. */
function countsOf(teamId: string, matches: readonly Match[]) {
  const goals = matches.map(({ homeTeam, awayTeam }) => {
    const scores = [homeTeam.score ?? 0, awayTeam.score ?? 0] as const;
    return homeTeam.id === teamId ? scores : ([scores[1], scores[0]] as const);
  });
  const sum = (index: 0 | 1) => goals.reduce((total, pair) => total + pair[index], 0);
  return {
    won: goals.filter(([own, other]) => own > other).length,
    draw: goals.filter(([own, other]) => own === other).length,
    loss: goals.filter(([own, other]) => own < other).length,
    goals: sum(0),
    goalsAgainst: sum(1),
  };
}

const playedBy = (teamId: string) => (match: Match) =>
  match.homeTeam.id === teamId || match.awayTeam.id === teamId;

test.each(['football', 'basketball'] as const)(
  'API-23 tables of %s count matches at home, away or the last five of each team',
  (sport) => {
    for (const { id } of leagues(sport)) {
      const results = finished(id);
      for (const { team, ...row } of rowsOf(id, 'home'))
        expect(row, team.name).toMatchObject(
          countsOf(
            team.id,
            results.filter(({ homeTeam }) => homeTeam.id === team.id),
          ),
        );
      for (const { team, ...row } of rowsOf(id, 'away'))
        expect(row, team.name).toMatchObject(
          countsOf(
            team.id,
            results.filter(({ awayTeam }) => awayTeam.id === team.id),
          ),
        );
      for (const { team, ...row } of rowsOf(id, 'lastFive')) {
        expect(row, team.name).toMatchObject(
          countsOf(team.id, results.filter(playedBy(team.id)).slice(0, 5)),
        );
        expect(row.won + row.draw + row.loss).toBe(5);
      }
    }
  },
);

test('API-23 a table at home and one away add up to the whole one', () => {
  const [league] = leagues('football');
  const id = league?.id as string;
  const [home, away] = [rowsOf(id, 'home'), rowsOf(id, 'away')];
  for (const { team, points = 0, goals, won } of rowsOf(id)) {
    const at = home.find((row) => row.team.id === team.id) as StandingRow;
    const abroad = away.find((row) => row.team.id === team.id) as StandingRow;
    expect((at.points ?? 0) + (abroad.points ?? 0)).toBe(points);
    expect(at.goals + abroad.goals).toBe(goals);
    expect(at.won + abroad.won).toBe(won);
  }
});

test('API-23 a table of a part is ordered by its own points, and has no zones and no moved places', () => {
  const [league] = leagues('football');
  const id = league?.id as string;
  for (const matches of ['home', 'away', 'lastFive'] as const) {
    const standing = view.tournamentTable(id, matches) as Standing;
    expect(standing.matches).toBe(matches);
    for (const { rows, zones } of standing.tables) {
      const points = rows.map((row) => row.points ?? 0);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      expect(zones).toBeUndefined();
      expect(rows.every(({ movement }) => movement === undefined)).toBe(true);
    }
  }
  expect((view.tournamentTable(id) as Standing).matches).toBe('finished');
});
