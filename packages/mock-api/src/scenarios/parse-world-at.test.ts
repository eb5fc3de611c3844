import { expect, test } from 'vitest';
import { parseWorldAt } from './parse-world-at.ts';

const real = Date.parse('2026-11-21T10:00:00Z');
const at = (text: string, realNow = real) => {
  const instant = parseWorldAt(text, realNow);
  return instant === undefined ? undefined : new Date(instant).toISOString();
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

test.each([
  'yesterday',
  '2030-01-01',
  '1999-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  '2030-02-30T12:00:00Z; factor=2',
  '2030-01-01T12:00:00Z; factor=2',
  '2030-01-01T12:00:00Z; from=never',
  '2030-01-01T12:00:00Z; from=2026-11-21T10:00:00Z; factor=fast',
  '2030-01-01T12:00:00Z; from=2026-11-21T10:00:00Z; factor=-1',
  '2030-01-01T12:00:00Z; from=2026-11-21T10:00:00Z; factor=100001',
  '2030-01-01T12:00:00Z; from=2000-01-01T00:00:00Z; factor=100',
  '2030-01-01T12:00:00Z; speed=2',
  '',
])('%j is invalid', (text) => {
  expect(at(text)).toBeUndefined();
});
