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
  expect(statisticRows('football', present, present, 'match')).toEqual([
    row('shots', 9, 4),
    row('corners', 5, 2),
  ]);
  expect(namedPeriods(present, 'football')).toEqual(['match', 'firstHalf']);
  expect(namedPeriods({ periods: [] }, 'football')).toEqual([]);
});

test('MDT-8 at a moment the rows of the present keep their places, without a value where nothing is known', () => {
  const then = { periods: [{ kind: 'match', rows: [row('corners', 1, 0)] }] };
  const [shots, corners] = statisticRows('football', present, then, 'match');
  expect(shots).toEqual({ key: 'shots', home: undefined, away: undefined });
  expect(corners).toEqual(row('corners', 1, 0));
  expect(statisticRows('football', present, undefined, 'match')).toHaveLength(2);
});

test('MDT-8 a bar is as long as the share of its side', () => {
  expect(barShare(3, 1)).toBe(0.75);
  expect(barShare(0, 0)).toBe(0);
  expect(barShare(undefined, 4)).toBe(0);
  expect(barShare(2, -5)).toBe(1);
});

const basketball: MatchStatistics = {
  periods: [
    { kind: 'match', rows: [row('fouls', 9, 8), row('fieldGoals', 20, 18), row('dunks', 1, 1)] },
    { kind: 'quarter', number: 1, rows: [row('fouls', 4, 3)] },
    { kind: 'quarter', number: 2, rows: [row('fouls', 5, 5)] },
    { kind: 'overtime', number: 1, rows: [row('fouls', 0, 0)] },
    { kind: 'shootout', rows: [row('fouls', 0, 0)] },
  ],
};

test('MDT-8 quarters are named by number, and unknown periods and rows are left out', () => {
  expect(namedPeriods(basketball, 'basketball')).toEqual([
    'match',
    'quarter 1',
    'quarter 2',
    'overtime 1',
  ]);
  const keys = statisticRows('basketball', basketball, basketball, 'match').map(({ key }) => key);
  expect(keys).toEqual(['fieldGoals', 'fouls']);
});

test('MDT-8 at a moment the rows keep their places, with their attempts where these are known', () => {
  const then: MatchStatistics = {
    periods: [{ kind: 'match', rows: [row('fieldGoals', 2, 1), row('fieldGoalsAttempted', 5, 4)] }],
  };
  const [goals, fouls] = statisticRows('basketball', basketball, then, 'match');
  expect(goals).toMatchObject({ home: 2, away: 1, attempts: { home: 5, away: 4 } });
  expect(fouls).toMatchObject({ key: 'fouls', home: undefined, attempts: undefined });
});
