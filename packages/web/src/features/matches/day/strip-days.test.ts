import { expect, test } from 'vitest';
import { stripDays, timingOf } from './strip-days.ts';

test('MAT-1 the strip has one day before and four days after, across the end of a year', () => {
  expect(stripDays('20261230')).toEqual([
    '20261229',
    '20261230',
    '20261231',
    '20270101',
    '20270102',
    '20270103',
  ]);
});

test('MAT-8 a later day is upcoming, today ongoing, an earlier day finished', () => {
  expect(timingOf('20261121', '20261120')).toBe('upcoming');
  expect(timingOf('20261120', '20261120')).toBe('ongoing');
  expect(timingOf('20251231', '20261120')).toBe('finished');
});
