import { beforeAll, expect, test } from 'vitest';
import { loadHistory } from '../src/world/history/load-history.ts';
import { calibrationOf, publishedTenths, type Tenth } from './calibration.ts';
import { type PricedMatch, pricedMatches } from './priced-matches.ts';

const FIVE = new Set(['eng', 'esp', 'ita', 'ger', 'fra']);

let matches: PricedMatch[];
beforeAll(async () => {
  const history = await loadHistory();
  matches = [
    ...pricedMatches(
      history,
      ({ country, level = 9 }, year) => FIVE.has(country.code) && level <= 2 && year >= 2015,
    ),
  ];
}, 120_000);

/** By how much predictions and outcomes differ at most. */
const furthest = (tenths: readonly Tenth[]): number =>
  Math.max(...tenths.map(({ predicted, happened }) => Math.abs(predicted - happened)));

test('the first and second tiers of five countries from 2015 on: log loss, and each tenth as it happened', () => {
  const { logLoss, baseLogLoss, tenths } = calibrationOf(matches);
  expect(matches.length).toBeGreaterThan(35_000);
  expect(baseLogLoss).toBeCloseTo(1.075, 3);
  expect(logLoss).toBeLessThan(1.028);
  expect(tenths).toHaveLength(10);
  expect(furthest(tenths)).toBeLessThan(0.03);
});

test('published prices without margin are as calibrated', () => {
  const tenths = publishedTenths(matches);
  expect(tenths.length).toBeGreaterThan(7);
  expect(furthest(tenths.filter(({ count }) => count > 300))).toBeLessThan(0.03);
}, 60_000);
