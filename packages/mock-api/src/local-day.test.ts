import { expect, test } from 'vitest';
import { dayAt, dayOf } from './local-day.ts';

const HOUR_SECONDS = 3600;
const iso = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16)}Z`;

test.each([
  ['Europe/London', '20260329', '2026-03-29T00:00Z', 23],
  ['Europe/London', '20261025', '2026-10-24T23:00Z', 25],
  ['America/New_York', '20260308', '2026-03-08T05:00Z', 23],
  ['America/New_York', '20261101', '2026-11-01T04:00Z', 25],
  ['Australia/Lord_Howe', '20261004', '2026-10-03T13:30Z', 23.5],
  ['Australia/Lord_Howe', '20260405', '2026-04-04T13:00Z', 24.5],
  ['Asia/Kathmandu', '20260329', '2026-03-28T18:15Z', 24],
  ['Pacific/Apia', '20260405', '2026-04-04T11:00Z', 24],
  ['Pacific/Apia', '20110925', '2011-09-25T10:00Z', 24],
  ['Pacific/Kiritimati', '20260101', '2025-12-31T10:00Z', 24],
])('API-6 the day of %s on %s begins at %s and has %d hours', (timeZone, date, from, hours) => {
  const day = dayOf(date, { timeZone });
  expect(iso(day.from)).toBe(from);
  expect((day.to - day.from) / HOUR_SECONDS).toBe(hours);
});

test.each([
  ['Asia/Beirut', '20260329', '2026-03-28T22:00Z', 23],
  ['Africa/Cairo', '20260424', '2026-04-23T22:00Z', 23],
  ['America/Havana', '20261101', '2026-11-01T04:00Z', 25],
  ['Atlantic/Azores', '20261025', '2026-10-25T00:00Z', 25],
])('API-6 %s on %s, where midnight is skipped or occurs twice', (timeZone, date, from, hours) => {
  const day = dayOf(date, { timeZone });
  expect(iso(day.from)).toBe(from);
  expect((day.to - day.from) / HOUR_SECONDS).toBe(hours);
});

test('API-6 consecutive days leave no gap and do not overlap, in any zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const days = ['20260328', '20260329', '20260330', '20261024', '20261025', '20261026'].map(
      (date) => dayOf(date, { timeZone }),
    );
    for (const n of [1, 2, 4, 5]) expect(days[n]?.from).toBe(days[n - 1]?.to);
  }
});

test('API-6 a date that a zone has skipped is an empty day', () => {
  const day = dayOf('20111230', { timeZone: 'Pacific/Apia' });
  expect(iso(day.from)).toBe('2011-12-30T10:00Z');
  expect(day.to).toBe(day.from);
});

test('API-6 without a zone a day has 24 hours at the offset', () => {
  const day = dayOf('20261025', { timezoneOffset: 345 });
  expect(iso(day.from)).toBe('2026-10-24T18:15Z');
  expect(day.to - day.from).toBe(24 * HOUR_SECONDS);
});

test('API-6 the zone takes precedence over the offset', () => {
  expect(dayOf('20261025', { timeZone: 'Europe/London', timezoneOffset: 480 })).toEqual(
    dayOf('20261025', { timeZone: 'Europe/London' }),
  );
});

test('API-7 today and tomorrow are days of the zone', () => {
  const lateOnSaturday = Date.UTC(2026, 9, 24, 22, 30) / 1000;
  const where = { timeZone: 'Europe/London' };
  expect(dayAt(lateOnSaturday, where)).toEqual(dayOf('20261024', where));
  expect(dayAt(lateOnSaturday + HOUR_SECONDS, where)).toEqual(dayOf('20261025', where));
  expect(dayAt(lateOnSaturday + HOUR_SECONDS, where, 1)).toEqual(dayOf('20261026', where));
  expect(dayAt(lateOnSaturday, { timezoneOffset: 480 }, 1)).toEqual(
    dayOf('20261026', { timezoneOffset: 480 }),
  );
});

test('API-6 the day of a zone that is not known is that of the offset', () => {
  const timezoneOffset = 480;
  const day = dayOf('20260329', { timeZone: 'Mars/Olympus', timezoneOffset });
  expect(day).toEqual(dayOf('20260329', { timezoneOffset }));
  expect(dayOf('20260329', { timeZone: 'Mars/Olympus' })).toEqual(dayOf('20260329', {}));
});
