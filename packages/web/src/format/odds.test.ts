import { expect, test } from 'vitest';
import { formatOdds } from './odds.ts';

test.each([
  [0.62, '1.62'],
  [1, '2.00'],
  [0.005, '1.00'],
  [14, '15.00'],
])('PRF-3 decimal shows the net price %d as %s', (net, text) => {
  expect(formatOdds(net, 'decimal')).toBe(text);
});

test.each([
  [1, '+100'],
  [1.384, '+138'],
  [0.5, '−200'],
  [0.999, '−100'],
  [0.62, '−161'],
])('PRF-3 american shows the net price %d as %s', (net, text) => {
  expect(formatOdds(net, 'american')).toBe(text);
});

test('PRF-3 hong kong shows the net price itself, with two decimals', () => {
  expect(formatOdds(0.8, 'hk')).toBe('0.80');
});
