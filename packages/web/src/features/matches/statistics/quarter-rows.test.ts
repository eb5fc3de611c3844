import type { MatchStatistics } from '@touchline/types';
import { expect, test } from 'vitest';
import { quarterPeriods, quarterRows } from './quarter-rows.ts';

const row = (key: string, home: number, away: number) => ({ key, home, away });
const present: MatchStatistics = {
  periods: [
    { kind: 'match', rows: [row('fouls', 9, 8), row('fieldGoals', 20, 18), row('dunks', 1, 1)] },
    { kind: 'quarter', number: 1, rows: [row('fouls', 4, 3)] },
    { kind: 'quarter', number: 2, rows: [row('fouls', 5, 5)] },
    { kind: 'overtime', number: 1, rows: [row('fouls', 0, 0)] },
    { kind: 'shootout', rows: [row('fouls', 0, 0)] },
  ],
};

test('MDT-8 quarters are named by number, and unknown periods and rows are left out', () => {
  expect(quarterPeriods(present)).toEqual(['match', 'quarter 1', 'quarter 2', 'overtime 1']);
  const keys = quarterRows(present, present, 'match').map(({ key }) => key);
  expect(keys).toEqual(['fieldGoals', 'fouls']);
});

test('MDT-8 at a moment the rows keep their places, with their attempts where these are known', () => {
  const then: MatchStatistics = {
    periods: [{ kind: 'match', rows: [row('fieldGoals', 2, 1), row('fieldGoalsAttempted', 5, 4)] }],
  };
  const [goals, fouls] = quarterRows(present, then, 'match');
  expect(goals).toMatchObject({ home: 2, away: 1, attempts: { home: 5, away: 4 } });
  expect(fouls).toMatchObject({ key: 'fouls', home: undefined, attempts: undefined });
});
