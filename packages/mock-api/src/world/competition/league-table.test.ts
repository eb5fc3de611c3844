import { expect, test } from 'vitest';
import type { Fixture, Outcome, Team } from '../model.ts';
import { leagueTable } from './league-table.ts';

const [one, other] = [{ no: 1 }, { no: 2 }] as [Team, Team];
const season = { tournament: { game: 'football' } };

/** Of two teams, by when they ended; the goals of each side. */
const played: readonly (readonly [end: number, home: number, away: number])[] = [
  [600, 2, 0],
  [100, 0, 1],
  [200, 1, 1],
  [300, 3, 0],
  [400, 0, 2],
  [500, 0, 0],
];
const fixtures = played.map(([start]) => ({ season, home: one, away: other, start }) as Fixture);

const outcomeOf = ({ start }: Fixture) => {
  const [end, home, away] = played.find(([at]) => at === start) as (typeof played)[number];
  const winner = home === away ? undefined : home > away ? 'home' : 'away';
  return { end, home, away, winner } as Outcome;
};

test('a row counts every match, and its form has the last five in the order in which they ended', () => {
  const [first] = leagueTable([one, other], fixtures, outcomeOf);
  expect(first).toMatchObject({ won: 2, draw: 2, loss: 2, goals: 6, goalsAgainst: 4, points: 8 });
  expect(first?.form).toEqual(['draw', 'win', 'loss', 'draw', 'win']);
});

test('points that the league took are missing in the sum, and named; more wins do not make up for them', () => {
  const adjustment = (team: Team) => (team === one ? -6 : 0);
  const withoutOne = fixtures.filter(({ start }) => start !== 400);
  const rows = leagueTable([one, other], withoutOne, outcomeOf, { adjustment });
  expect(
    rows.map(({ team, won, points, adjustment }) => [team.no, won, points, adjustment]),
  ).toEqual([
    [2, 1, 5, undefined],
    [1, 2, 2, -6],
  ]);
});

test('the form follows the ends of the matches: one with extra time may end after a later one', () => {
  const longMatch = { season, home: one, away: other, start: 10 } as Fixture;
  const nextMatch = { season, home: one, away: other, start: 20 } as Fixture;
  const results = new Map([
    [longMatch, { end: 150, home: 1, away: 0, winner: 'home' } as Outcome],
    [nextMatch, { end: 130, home: 0, away: 1, winner: 'away' } as Outcome],
  ]);
  const [row] = leagueTable(
    [one, other],
    [...results.keys()],
    (match) => results.get(match) as Outcome,
  );
  expect(row?.form).toEqual(['loss', 'win']);
});

test('of teams with equal points, more wins come first where the league has it so', () => {
  const [a, b, c] = [1, 2, 3].map((no) => ({ no })) as [Team, Team, Team];
  // A has won once and lost by far, B has drawn three times.
  const matches = [
    [a, c, 1, 0],
    [c, a, 5, 0],
    [b, c, 0, 0],
    [c, b, 0, 0],
    [b, c, 0, 0],
  ] as const;
  const given = matches.map(([home, away], start) => ({ season, home, away, start }) as Fixture);
  const resultOf = ({ start }: Fixture) => {
    const [, , home, away] = matches[start] as (typeof matches)[number];
    const winner = home === away ? undefined : home > away ? 'home' : 'away';
    return { end: start, home, away, winner } as Outcome;
  };
  const order = (tieRule?: 'wins') =>
    leagueTable([a, b], given, resultOf, tieRule && { tieRule }).map(({ team }) => team.no);
  expect(order()).toEqual([2, 1]);
  expect(order('wins')).toEqual([1, 2]);
});
