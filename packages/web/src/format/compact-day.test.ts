import { expect, test } from 'vitest';
import { addDays, dayOf, isDay } from './compact-day.ts';

test('MAT-1 a day is the day of the visitor’s zone', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 20, 52);
  expect(dayOf(lateEvening, 'Europe/London')).toBe('20261120');
  expect(dayOf(lateEvening, 'Asia/Singapore')).toBe('20261121');
});

test.each([
  ['20261130', 1, '20261201'],
  ['20261231', 4, '20270104'],
  ['20280228', 1, '20280229'],
  ['20270228', 1, '20270301'],
  ['20261026', -1, '20261025'],
  ['20260329', 1, '20260330'],
])('MAT-1 %s plus %d days is %s, across month ends and clock changes', (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
});

test.each([
  ['20261131', false],
  ['20270229', false],
  ['20280229', true],
  ['19991231', false],
  ['21001231', true],
  ['21010101', false],
  ['today', false],
  ['2026112', false],
])('MAT-8 whether %s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
