import { expect, test } from 'vitest';
import type { ComparedDifference, Comparison } from '../src/compare.ts';
import { driftSummary } from '../src/summary.ts';

const place = `/tournaments/table ${'body '.repeat(12)}end`;
const difference = {
  kind: 'rule',
  place,
  contract: 'the table adds up',
  mock: 'yes',
  upstream: `no, ${'because '.repeat(8)}end`,
  operations: ['getTournamentTable'],
} as unknown as ComparedDifference;
const comparison = {
  differences: [difference],
  optionalFields: [],
  responses: 1,
} as unknown as Comparison;

test('a file has every text whole', () => {
  const text = driftSummary(comparison, 'http://upstream');
  expect(text).toContain(place);
  expect(text).toContain('because end');
  expect(text).not.toContain('…');
});

test('a terminal cuts the widest columns, and only as far as it is narrow', () => {
  const widest = (columns: number) =>
    Math.max(
      ...driftSummary(comparison, 'http://upstream', columns)
        .split('\n')
        .map(({ length }) => length),
    );
  expect(widest(200)).toBeLessThanOrEqual(200);
  expect(widest(200)).toBeGreaterThan(190);
  expect(widest(180)).toBeLessThanOrEqual(180);
});
