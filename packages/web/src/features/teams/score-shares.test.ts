import type { TeamStats } from '@touchline/types';
import { expect, test } from 'vitest';
import { scoreShares } from './score-shares.ts';

const stats = (totalWins: number, totalDraws: number, totalLosses: number) =>
  ({ totalWins, totalDraws, totalLosses }) as TeamStats;

test('TEA-7 a football team has draws, even if their count is zero', () => {
  expect(scoreShares(stats(3, 0, 1), 'football')).toEqual([
    { outcome: 'win', count: 3 },
    { outcome: 'draw', count: 0 },
    { outcome: 'loss', count: 1 },
  ]);
});

test.each(['basketball', 'esports'] as const)(
  'TEA-7 %s has no draws, unless the upstream counts some',
  (sport) => {
    expect(scoreShares(stats(3, 0, 1), sport).map(({ outcome }) => outcome)).toEqual([
      'win',
      'loss',
    ]);
    expect(scoreShares(stats(3, 2, 1), sport)).toHaveLength(3);
  },
);
