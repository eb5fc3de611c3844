import type { StandingTable } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { tableStake } from './table-stake.ts';

const country = { id: '', name: '' };

/** A table of eight teams, `te-1` first, with these points. */
const aTable = (points: readonly number[], change: Partial<StandingTable> = {}): StandingTable => ({
  stage: '',
  zones: [
    { kind: 'continental', from: 1, to: 3 },
    { kind: 'relegation', from: 7, to: 8 },
  ],
  rows: points.map((own, at) => ({
    team: { id: `te-${at + 1}`, name: `Team ${at + 1}`, country },
    won: 8,
    draw: 0,
    loss: 0,
    goals: 0,
    goalsAgainst: 0,
    points: own,
  })),
  ...change,
});

const table = aTable([40, 38, 30, 29, 20, 12, 11, 2]);

function match(home: number, away: number) {
  const { homeTeam, awayTeam, ...rest } = aMatch();
  return {
    ...rest,
    homeTeam: { ...homeTeam, id: `te-${home}` },
    awayTeam: { ...awayTeam, id: `te-${away}` },
  };
}

const kindOf = (home: number, away: number) => tableStake(match(home, away), [table])?.kind;

test('HOM-2 one win away from a line of the table a match decides the title, the top or relegation', () => {
  expect(kindOf(1, 5)).toBe('title');
  expect(kindOf(5, 2)).toBe('title');
  expect(tableStake(match(4, 5), [table])).toMatchObject({ kind: 'top', place: 3 });
  expect(kindOf(6, 5)).toBe('relegation');
  expect(kindOf(5, 8)).toBeUndefined();
});

test('HOM-2 no table, one of a few rounds or one of other teams decides nothing', () => {
  expect(tableStake(match(1, 2), [])).toBeUndefined();
  expect(tableStake(match(1, 9), [table])).toBeUndefined();
  const early = table.rows.map((row) => ({ ...row, won: 2 }));
  expect(tableStake(match(1, 2), [{ ...table, rows: early }])).toBeUndefined();
});

test('HOM-2 without zones and points the title is what results say', () => {
  const rows = table.rows.map(({ points, ...row }, at) => ({ ...row, won: 20 - 3 * at }));
  const plain = [{ stage: '', rows }];
  expect(tableStake(match(1, 5), plain)).toBeUndefined();
  const close = rows.map((row, at) => ({ ...row, won: at < 2 ? 20 : 8 }));
  expect(tableStake(match(1, 5), [{ stage: '', rows: close }])?.kind).toBe('title');
});

test('HOM-2 the first of a group wins no title', () => {
  const group = aTable([9, 8, 4, 3], { group: 'A', zones: [{ kind: 'advance', from: 1, to: 2 }] });
  expect(tableStake(match(1, 3), [group])).toBeUndefined();
});
