import { expect, test } from 'vitest';
import { parseMoment } from './parse-moment.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

function at(text: string): string {
  const parsed = parseMoment(text);
  return parsed.ok
    ? new Date(parsed.moment.at(NOW)).toISOString().replace('.000', '')
    : parsed.error;
}

test.each([
  ['2026-12-24T18:00:00Z', '2026-12-24T18:00:00Z'],
  ['2026-12-24t18:00z', '2026-12-24T18:00:00Z'],
  ['2026-12-24T18:00:00.5+08:00', '2026-12-24T10:00:00.500Z'],
  ['2026-12-24T18:00[Asia/Shanghai]', '2026-12-24T10:00:00Z'],
  ['2026-12-24T18:00 [Asia/Shanghai]', '2026-12-24T10:00:00Z'],
  ['2026-12-24T18:00 Asia/Shanghai', '2026-12-24T10:00:00Z'],
  ['2026-12-24T18:00+08:00[Asia/Shanghai]', '2026-12-24T10:00:00Z'],
  ['2026-12-24T18:00Z[Asia/Shanghai]', '2026-12-24T18:00:00Z'],
  ['2026-12-24T18:00 PST8PDT', '2026-12-25T02:00:00Z'],
  ['2026-12-24T18:00', '2026-12-24T18:00:00Z'],
])('an ISO date and time, its offset and its zone: %s is %s', (text, instant) => {
  expect(at(text)).toBe(instant);
});

test.each([
  ['2026-W52-6T15:30Z', '2026-12-26T15:30:00Z'],
  ['2026-W52-6T15:30', '2026-12-26T15:30:00Z'],
  ['2026-W53-5T00:30[Europe/Madrid]', '2026-12-31T23:30:00Z'],
  ['2026-358T15:30+01:00', '2026-12-24T14:30:00Z'],
  ['2028-366T15:30 Europe/London', '2028-12-31T15:30:00Z'],
])('a week date or an ordinal date: %s is %s', (text, instant) => {
  expect(at(text)).toBe(instant);
});

test.each([
  ['+P3D', '2026-11-24T10:00:00Z'],
  ['-PT2H', '2026-11-21T08:00:00Z'],
  ['P1W', '2026-11-28T10:00:00Z'],
  [' PT90M', '2026-11-21T11:30:00Z'],
  ['+P1M', '2026-12-21T10:00:00Z'],
])('a duration is relative to now: %s is %s', (text, instant) => {
  expect(at(text)).toBe(instant);
  expect(parseMoment(text)).toMatchObject({ ok: true, moment: { isRelative: true } });
});

test.each([
  ['2026-12-24T18:00Z+PT90M', '2026-12-24T19:30:00Z'],
  ['2026-12-24T18:00Z PT90M', '2026-12-24T19:30:00Z'],
  ['2026-12-24T18:00+08:00-P1W', '2026-12-17T10:00:00Z'],
  ['2026-W52-6T15:30 Asia/Tokyo +P1D', '2026-12-27T06:30:00Z'],
])('a duration after a date is added to it: %s is %s', (text, instant) => {
  expect(at(text)).toBe(instant);
  expect(parseMoment(text)).toMatchObject({ ok: true, moment: { isRelative: false } });
});

test('a day of a duration keeps the local time across a clock change, an hour does not', () => {
  expect(at('2026-10-24T18:00[Europe/London]+P1D')).toBe('2026-10-25T18:00:00Z');
  expect(at('2026-10-24T18:00[Europe/London]+PT24H')).toBe('2026-10-25T17:00:00Z');
});

test('of a local time that occurs twice the first is meant, unless an offset selects the second', () => {
  expect(at('2026-10-25T01:30[Europe/London]')).toBe('2026-10-25T00:30:00Z');
  expect(at('2026-10-25T01:30+01:00[Europe/London]')).toBe('2026-10-25T00:30:00Z');
  expect(at('2026-10-25T01:30+00:00[Europe/London]')).toBe('2026-10-25T01:30:00Z');
  expect(at('2026-04-05T01:45[Australia/Lord_Howe]')).toBe('2026-04-04T14:45:00Z');
  expect(at('2026-11-01T00:30[America/Havana]')).toBe('2026-11-01T04:30:00Z');
});

test.each([
  ['2026-03-29T01:30[Europe/London]', 'the clocks of Europe/London skip it'],
  ['2026-03-29T01:30+00:00[Europe/London]', 'the clocks of Europe/London skip it'],
  ['2011-12-30T12:00 Pacific/Apia', 'the clocks of Pacific/Apia skip it'],
  [
    '2026-12-24T18:00+09:00[Asia/Shanghai]',
    'has the offset +09:00, but Asia/Shanghai is at +08:00',
  ],
  ['2026-12-24T18:00[Mars/Olympus]', "has an unknown time zone, 'Mars/Olympus'"],
  ['2026-12-24T18:00 Asia/Shangai', "has an unknown time zone, 'Asia/Shangai'"],
  ['2026-12-24T18:00[]', "has an unknown time zone, ''"],
  ['2026-12-24', 'has no time of day'],
  ['2026-W52-6[Europe/London]', 'has no time of day'],
  ['2026-02-30T12:00Z', 'is no date and time of the calendar'],
  ['2026-366T12:00Z', 'is no date and time of the calendar'],
  ['2026-W54-1T12:00Z', 'is no date and time of the calendar'],
  ['2026-12-24T25:00Z', 'is no date and time of the calendar'],
  ['+P3X', 'is neither a date nor a duration'],
  ['+P3D2Y', "has an invalid duration, 'P3D2Y'"],
  ['+P', 'is neither a date nor a duration'],
  ['Europe/London', 'is neither a date nor a duration'],
  ['yesterday', 'is neither a date nor a duration'],
  ['', 'is neither a date nor a duration'],
])('%j is refused: it %s', (text, error) => {
  expect(at(text)).toContain(error);
});

test('a duration beyond the calendar gives no instant', () => {
  const parsed = parseMoment('+P999999999Y');
  expect(parsed.ok && parsed.moment.at(NOW)).toBeNaN();
});

test('a long text is refused quickly', () => {
  const start = performance.now();
  for (const text of [`2026-12-24T18:00${' '.repeat(50_000)}x`, `P${'1'.repeat(50_000)}x`])
    at(text);
  expect(performance.now() - start).toBeLessThan(2000);
});
