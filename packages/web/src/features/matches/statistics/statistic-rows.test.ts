import type { MatchStatistics } from '@touchline/types';
import { expect, test } from 'vitest';
import { barShare, namedPeriods, statisticRows } from './statistic-rows.ts';

const row = (key: string, home: number, away: number) => ({ key, home, away });
const present: MatchStatistics = {
  periods: [
    { kind: 'match', rows: [row('corners', 5, 2), row('shots', 9, 4), row('throwIns', 20, 18)] },
    { kind: 'firstHalf', rows: [row('corners', 3, 1)] },
    { kind: 'goldenGoal', rows: [row('corners', 0, 0)] },
    { kind: 'secondHalf', rows: [] },
  ],
};

test('MDT-8 rows have one order, and those without a name are left out', () => {
  expect(statisticRows(present, present, 'match')).toEqual([
    row('shots', 9, 4),
    row('corners', 5, 2),
  ]);
  expect(namedPeriods(present)).toEqual(['match', 'firstHalf']);
  expect(namedPeriods({ periods: [] })).toEqual([]);
});

test('MDT-8 at a moment the rows of the present keep their places, without a value where nothing is known', () => {
  const then = { periods: [{ kind: 'match', rows: [row('corners', 1, 0)] }] };
  const [shots, corners] = statisticRows(present, then, 'match');
  expect(shots).toEqual({ key: 'shots', home: undefined, away: undefined });
  expect(corners).toEqual(row('corners', 1, 0));
  expect(statisticRows(present, undefined, 'match')).toHaveLength(2);
});

test('MDT-8 a bar is as long as the share of its side', () => {
  expect(barShare(3, 1)).toBe(0.75);
  expect(barShare(0, 0)).toBe(0);
  expect(barShare(undefined, 4)).toBe(0);
  expect(barShare(2, -5)).toBe(1);
});
