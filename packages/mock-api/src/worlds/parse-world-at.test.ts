import { expect, test } from 'vitest';
import { parseWorldAt } from './parse-world-at.ts';

const real = Date.parse('2026-11-21T10:00:00Z');
/** The shared world is ten years ahead of real time. */
const AHEAD_MS = Date.parse('2036-11-21T10:00:00Z') - real;
const at = (text: string, realNow = real) => {
  const parsed = parseWorldAt(text, { real: realNow, world: realNow + AHEAD_MS });
  return parsed.ok ? new Date(parsed.instant).toISOString() : parsed.error;
};

test('the world stands still at an instant alone', () => {
  expect(at('2030-01-01T12:00:00Z')).toBe('2030-01-01T12:00:00.000Z');
  expect(at('2030-01-01T12:00:00Z', real + 60_000)).toBe('2030-01-01T12:00:00.000Z');
});

test('with a real instant the world runs on from there', () => {
  const text = '2030-01-01T12:00:00Z; from=2026-11-21T10:00:00Z';
  expect(at(text)).toBe('2030-01-01T12:00:00.000Z');
  expect(at(text, real + 60_000)).toBe('2030-01-01T12:01:00.000Z');
});

test('a factor sets the speed of the world', () => {
  const text = (factor: string) =>
    `2030-01-01T12:00:00Z;from=2026-11-21T10:00:00Z;factor=${factor}`;
  expect(at(text('60'), real + 60_000)).toBe('2030-01-01T13:00:00.000Z');
  expect(at(text('0.5'), real + 60_000)).toBe('2030-01-01T12:00:30.000Z');
  expect(at(text('0'), real + 60_000)).toBe('2030-01-01T12:00:00.000Z');
});

test('a local time in a zone, and a week date', () => {
  expect(at('2026-12-24T18:00[Asia/Shanghai]')).toBe('2026-12-24T10:00:00.000Z');
  expect(at('2026-W52-6T15:30 Europe/Madrid; from=2026-11-21T10:00:00Z')).toBe(
    '2026-12-26T14:30:00.000Z',
  );
});

test('a duration counts from the current instant of the shared world', () => {
  expect(at('+P3D')).toBe('2036-11-24T10:00:00.000Z');
  expect(at('-PT2H', real + 60_000)).toBe('2036-11-21T08:01:00.000Z');
});

test('a duration with a real instant counts from the instant that the shared world had then', () => {
  const text = '+P1D; from=2026-11-21T18:00+08:00; factor=60';
  expect(at(text)).toBe('2036-11-22T10:00:00.000Z');
  expect(at(text, real + 60_000)).toBe('2036-11-22T11:00:00.000Z');
});

const FROM = 'from=2026-11-21T10:00:00Z';

test.each([
  ['yesterday', 'is neither a date nor a duration'],
  ['', 'is neither a date nor a duration'],
  ['2030-01-01', 'has no time of day'],
  ['2026-03-29T01:30 Europe/London', 'the clocks of Europe/London skip it'],
  ['1999-12-31T23:59:59Z', 'is not from 2000 to 2100'],
  ['2101-01-01T00:00:00Z', 'is not from 2000 to 2100'],
  ['+P900Y', 'is not from 2000 to 2100'],
  ['+P999999999Y', 'is not from 2000 to 2100'],
  ['2030-02-30T12:00:00Z', 'is no date and time of the calendar'],
  ['2030-01-01T12:00:00Z; factor=2', "is followed by something else than '; from=…'"],
  ['2030-01-01T12:00:00Z; speed=2', "is followed by something else than '; from=…'"],
  [`2030-01-01T12:00:00Z; factor=2; ${FROM}`, "is followed by something else than '; from=…'"],
  [`2030-01-01T12:00:00Z; ${FROM}; ${FROM}`, "is followed by something else than '; from=…'"],
  [
    `2030-01-01T12:00:00Z; ${FROM}; factor=2; factor=3`,
    "is followed by something else than '; from=…'",
  ],
  ['2030-01-01T12:00:00Z;', "is followed by something else than '; from=…'"],
  ['2030-01-01T12:00:00Z; from=never', "has a 'from' that is neither a date nor a duration"],
  ['2030-01-01T12:00:00Z; from=+P1D', "has a 'from' that is relative to now"],
  ['2030-01-01T12:00:00Z; from=1999-01-01T00:00Z', "has a 'from' that is not from 2000"],
  [`2030-01-01T12:00:00Z; ${FROM}; factor=fast`, "has an invalid 'factor'"],
  [`2030-01-01T12:00:00Z; ${FROM}; factor=-1`, "has an invalid 'factor'"],
  [`2030-01-01T12:00:00Z; ${FROM}; factor=100001`, "has an invalid 'factor'"],
  ['2030-01-01T12:00:00Z; from=2000-01-01T00:00:00Z; factor=100', 'has by now left the years'],
])('%j is invalid: it %s', (text, error) => {
  expect(at(text)).toContain(error);
});

test('a day that the calendar lacks is refused', () => {
  expect(at('2026-02-30T12:00:00Z')).toMatch(/no date and time of the calendar/);
});
