import { expect, test } from 'vitest';
import { monthGrid, moveDay, moveMonth } from './month-grid.ts';

test('MAT-2 a month is shown in whole weeks from Monday on', () => {
  const november = monthGrid('20261120');
  expect(november).toHaveLength(42);
  expect(november[0]).toBe('20261026');
  expect(november).toContain('20261101');
  expect(november).toContain('20261130');
});

test('MAT-2 a month that begins on a Monday begins its grid', () => {
  expect(monthGrid('20260615')[0]).toBe('20260601');
});

test('MAT-2 the grid of a month with a clock change has each day once', () => {
  for (const month of ['20260301', '20261001']) expect(new Set(monthGrid(month)).size).toBe(42);
});

test.each([
  ['20261130', { days: 1 }, '20261201'],
  ['20261231', { weeks: 1 }, '20270107'],
  ['20280228', { days: 1 }, '20280229'],
  ['20260329', { days: -1 }, '20260328'],
])('MAT-2 %s moved by %o is %s', (day, by, other) => {
  expect(moveDay(day, by)).toBe(other);
});

test('MAT-2 adding months gives the first day of a month', () => {
  expect(moveMonth('20260131', 1)).toBe('20260201');
  expect(moveMonth('20260115', -1)).toBe('20251201');
});
