import { expect, test } from 'vitest';
import { fullDay, numericDay } from './day.ts';

const lateEvening = Date.UTC(2026, 10, 20, 20, 52);

test('PRF-6 a day is the day of the zone, in the given language', () => {
  expect(fullDay(lateEvening, 'Europe/London', 'en')).toBe('Friday 20 November');
  expect(fullDay(lateEvening, 'Asia/Singapore', 'en')).toBe('Saturday 21 November');
  expect(fullDay(lateEvening, 'Asia/Singapore', 'zh')).toBe('11月21日星期六');
});

test('PRF-6 a day in figures is dd.MM.yyyy', () => {
  expect(numericDay(lateEvening, 'Europe/London')).toBe('20.11.2026');
});
