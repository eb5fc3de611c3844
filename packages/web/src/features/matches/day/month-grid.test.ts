import { expect, test } from 'vitest';
import { endOfWeek, inMonth, monthGrid, moveDay, startOfWeek } from './month-grid.ts';

test('MAT-2 a month is shown in whole weeks from Monday on', () => {
  const november = monthGrid('20261120').flat();
  expect(november).toHaveLength(42);
  expect(november[0]).toBe('20261026');
  expect(november).toContain('20261101');
  expect(november).toContain('20261130');
});

test('MAT-2 a month that begins on a Monday begins its grid', () => {
  expect(monthGrid('20260615')[0]?.[0]).toBe('20260601');
});

test('MAT-2 the grid of a month with a clock change has each day once', () => {
  for (const month of ['20260301', '20261001'])
    expect(new Set(monthGrid(month).flat()).size).toBe(42);
});

test.each([
  ['20261130', { days: 1 }, '20261201'],
  ['20261231', { weeks: 1 }, '20270107'],
  ['20280228', { days: 1 }, '20280229'],
  ['20260329', { days: -1 }, '20260328'],
  ['20260131', { months: 1 }, '20260228'],
  ['20260115', { months: -1 }, '20251215'],
  ['20280229', { years: -1 }, '20270228'],
  ['20000101', { days: -1 }, '20000101'],
  ['21001215', { months: 1 }, '21001215'],
])('MAT-2 %s moved by %o is %s', (day, by, other) => {
  expect(moveDay(day, by)).toBe(other);
});

test('MAT-2 a week begins on Monday and ends on Sunday', () => {
  expect([startOfWeek('20261127'), endOfWeek('20261127')]).toEqual(['20261123', '20261129']);
  expect([startOfWeek('20261123'), endOfWeek('20261129')]).toEqual(['20261123', '20261129']);
});

test('MAT-2 another month or year has the same day, or its last one', () => {
  expect(inMonth('20260331', { month: 2 })).toBe('20260228');
  expect(inMonth('20261127', { year: 2019 })).toBe('20191127');
});
