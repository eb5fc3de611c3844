import { expect, test } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import english from '../i18n/en/core.json';
import { formatOdds, type OddsFormat } from './odds.ts';

const { t } = createI18n('en', { core: english });
const format = (net: number, as: OddsFormat) => formatOdds(net, as, t);

test.each([
  [0.62, '1.62'],
  [1, '2.00'],
  [0.005, '1.00'],
  [14, '15.00'],
])('PRF-3 decimal shows the net price %d as %s', (net, text) => {
  expect(format(net, 'decimal')).toBe(text);
});

test.each([
  [1, '+100'],
  [1.384, '+138'],
  [0.5, '−200'],
  [0.999, '−100'],
  [0.62, '−161'],
])('PRF-3 american shows the net price %d as %s', (net, text) => {
  expect(format(net, 'american')).toBe(text);
});

test('PRF-3 hong kong shows the net price itself, with two decimals', () => {
  expect(format(0.8, 'hk')).toBe('0.80');
});

test('PRF-3 fractional says evens in the visitor’s language', () => {
  expect(format(1, 'fractional')).toBe('Evens');
  expect(format(0.99, 'fractional')).toBe('Evens');
  expect(format(11, 'fractional')).toBe('11/1');
});
