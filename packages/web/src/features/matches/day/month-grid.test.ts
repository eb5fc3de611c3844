import { expect, test } from 'vitest';
import { monthGrid } from './month-grid.ts';

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
