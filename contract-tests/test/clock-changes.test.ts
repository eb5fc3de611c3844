import { expect, test } from 'vitest';
import { clockChanges } from '../src/invariants/clock-changes.ts';

test.each([
  ['Europe/London', ['2026-03-29', '2026-10-25'], [23, 25]],
  ['America/New_York', ['2026-03-08', '2026-11-01'], [23, 25]],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04'], [24.5, 23.5]],
  ['Asia/Kathmandu', ['2026-01-01'], [24]],
  ['Pacific/Apia', ['2026-01-01'], [24]],
])('SYS-1 the clocks of %s change on %o in 2026', (zone, dates, hours) => {
  const changes = clockChanges(zone, 2026);
  expect(changes.map(({ day }) => day.toISODate())).toEqual(dates);
  expect(changes.map(({ day }) => day.plus({ days: 1 }).diff(day, 'hours').hours)).toEqual(hours);
});
