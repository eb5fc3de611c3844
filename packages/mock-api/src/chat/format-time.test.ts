import { expect, test } from 'vitest';
import { formatDate, formatTime } from './format-time.ts';

const at = (text: string) => Date.parse(text) / 1000;
const style = (now: string, timeZone: string, language: 'en' | 'zh' = 'en') => ({
  now: at(now),
  timeZone,
  language,
});

test.each([
  ['UTC', 'on 20 November 2026 at 19:30 UTC', '2026年11月20日 19:30（UTC）'],
  ['Asia/Shanghai', 'on 21 November 2026 at 03:30 GMT+8', '2026年11月21日 03:30（GMT+8）'],
])('API-5 a date and a time of the zone %s, in both languages', (zone, english, chinese) => {
  const instant = at('2026-11-20T19:30Z');
  expect(formatTime(instant, style('2026-11-25T12:00Z', zone))).toBe(english);
  expect(formatTime(instant, style('2026-11-25T12:00Z', zone, 'zh'))).toBe(chinese);
  expect(formatDate(instant, style('2026-11-25T12:00Z', zone, 'zh'))).toBe(chinese.slice(0, 11));
});

test('API-5 days are counted by the calendar on days of 23 and 25 hours', () => {
  const london = (now: string) => style(now, 'Europe/London');
  expect(formatTime(at('2026-10-24T23:30Z'), london('2026-10-24T22:30Z'))).toBe(
    'tomorrow at 00:30 BST',
  );
  expect(formatTime(at('2026-10-26T00:30Z'), london('2026-10-24T23:00Z'))).toBe(
    'tomorrow at 00:30 GMT',
  );
  expect(formatTime(at('2026-03-29T22:59Z'), london('2026-03-30T22:00Z'))).toBe(
    'yesterday at 23:59 BST',
  );
});

test('API-5 a day that begins at 01:00 is still the day after', () => {
  const beirut = style('2026-03-28T12:00Z', 'Asia/Beirut');
  expect(formatTime(at('2026-03-29T12:00Z'), beirut)).toMatch(/^tomorrow at 15:00/);
});
