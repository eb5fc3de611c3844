import { expect, test } from 'vitest';
import { winRate } from './win-rate.ts';

test.each([
  [27, 42, 64],
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [5, 5, 100],
])('TEA-8 %i wins in %i matches are %i %%', (wins, matches, percent) => {
  expect(winRate(wins, matches)).toBe(percent);
});

test('TEA-8 without matches, or without their count, there is no rate', () => {
  expect(winRate(0, 0)).toBeUndefined();
  expect(winRate(3, undefined)).toBeUndefined();
});
