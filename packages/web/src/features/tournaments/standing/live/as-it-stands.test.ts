import type { Match, StandingRow, StandingTable } from '@touchline/types';
import { expect, test } from 'vitest';
import { asItStands, type Score, type TableMatch } from './as-it-stands.ts';
import { scoreAt } from './score-at.ts';

type Numbers = [won: number, draw: number, loss: number, goals: number, goalsAgainst: number];

const row = (id: string, points: number, [won, draw, loss, goals, goalsAgainst]: Numbers) =>
  ({
    team: { id },
    won,
    draw,
    loss,
    goals,
    goalsAgainst,
    points,
    form: ['win', 'loss'],
  }) as unknown as StandingRow;

const football: StandingTable = {
  stage: 'Season',
  rows: [
    row('a', 7, [2, 1, 0, 5, 2]),
    row('b', 6, [2, 0, 1, 4, 3]),
    row('c', 4, [1, 1, 1, 3, 3]),
    row('d', 0, [0, 0, 3, 1, 5]),
  ],
};

const match = (home: string, away: string, change: Partial<TableMatch> = {}): TableMatch => {
  const score: Score = { home: 0, away: 0 };
  return {
    home,
    away,
    start: 100,
    end: undefined,
    result: score,
    score,
    isInTable: false,
    ...change,
  };
};

const shortOf = (table: StandingTable | undefined) =>
  table?.rows.map(({ team, points, movement }) => `${team.id} ${points} ${movement}`);

const drawn = { canDraw: true };

test('API-23 a match being played counts with its score, and places move', () => {
  const table = asItStands(
    football,
    [match('b', 'd', { score: { home: 1, away: 0 } })],
    200,
    drawn,
  );
  expect(shortOf(table)).toEqual(['b 9 1', 'a 7 -1', 'c 4 0', 'd 0 0']);
  expect(table?.rows[0]).toMatchObject({ won: 3, goals: 5, form: ['win', 'loss', 'win'] });
});

test('API-23 a level match counts only where matches can be drawn', () => {
  const level = [match('c', 'd')];
  expect(shortOf(asItStands(football, level, 200, drawn))).toContain('d 1 0');
  expect(asItStands(football, level, 200, { canDraw: false })?.rows[3]).toMatchObject({ draw: 0 });
});

test('API-23 at an instant that is past, later results do not count, and earlier ones do', () => {
  const result = { home: 1, away: 0 };
  const over = match('b', 'c', { end: 300, result, isInTable: true });
  const at = (instant: number) =>
    asItStands(football, [{ ...over, score: undefined }], instant, drawn);
  expect(at(300)?.rows[1]).toMatchObject({ team: { id: 'b' }, won: 2, points: 6, movement: 0 });
  expect(at(299)?.rows).toMatchObject([
    { team: { id: 'a' }, points: 7 },
    { team: { id: 'c' }, points: 4, loss: 0, movement: 0 },
    { team: { id: 'b' }, points: 3, won: 1, goals: 3, movement: 0, form: ['win'] },
    { team: { id: 'd' }, points: 0 },
  ]);
});

test('API-23 a result that the table lacks still counts', () => {
  const missing = match('c', 'd', { end: 150, result: { home: 2, away: 0 } });
  expect(shortOf(asItStands(football, [missing], 200, drawn))).toEqual([
    'a 7 0',
    'c 7 0',
    'b 6 0',
    'd 0 0',
  ]);
});

test('API-23 places are those gained since the first match being played kicked off, also by another that has ended', () => {
  const over = match('c', 'd', { start: 50, end: 150, result: { home: 4, away: 0 } });
  const table = asItStands(football, [over, match('a', 'b')], 200, { canDraw: false });
  expect(shortOf(table)).toEqual(['c 7 2', 'a 7 -1', 'b 6 -1', 'd 0 0']);
});

test('API-23 points that the league took stay taken, and named', () => {
  const [first, second, ...rest] = football.rows as [StandingRow, StandingRow, ...StandingRow[]];
  const rows = [first, { ...second, points: 5, adjustment: -1 }, ...rest];
  const table = asItStands(
    { ...football, rows },
    [match('b', 'd', { score: { home: 1, away: 0 } })],
    200,
    drawn,
  );
  expect(table?.rows[0]).toMatchObject({ team: { id: 'b' }, points: 8, adjustment: -1 });
});

test('API-23 a table whose points or order follow another rule is left alone', () => {
  const [first, ...rest] = football.rows as [StandingRow, ...StandingRow[]];
  const deducted = { ...football, rows: [{ ...first, points: 6 }, ...rest] };
  expect(asItStands(deducted, [], 200, drawn)).toBeUndefined();
  const turned = { ...football, rows: football.rows.toReversed() };
  expect(asItStands(turned, [], 200, drawn)).toBeUndefined();
  const fresh = { ...football, rows: [row('a', 0, [0, 0, 0, 0, 0])] };
  expect(asItStands(fresh, [], 200, drawn)).toBeUndefined();
});

test('API-23 the score at an instant is that of the goals until then, where none is missing', () => {
  const goal = (at: number, side: string) => ({ kind: 'goal', at, side });
  const scored = { homeTeam: { score: 1 }, awayTeam: { score: 1 } } as Match;
  const incidents = [goal(10, 'home'), goal(20, 'away')] as unknown as Match['incidents'];
  expect(scoreAt({ ...scored, incidents } as Match, 15)).toEqual({ home: 1, away: 0 });
  expect(scoreAt(scored, 15)).toBeUndefined();
  const withoutOne = incidents?.slice(0, 1);
  expect(scoreAt({ ...scored, incidents: withoutOne } as Match, 15)).toBeUndefined();
});
