import { expect, test } from 'vitest';
import { figures, ratios } from './figures.ts';

test('figures are the median and the range, for odd and even counts', () => {
  expect(figures([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(figures([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
});

test('ratios are taken round by round, so that a slow round affects both values', () => {
  expect(ratios([100, 10, 100], [50, 5, 50])).toEqual({ median: 2, min: 2, max: 2 });
});
