import { expect, test } from 'vitest';
import { compactInstant, parseInstant } from './instant.ts';

test('an instant is written so that a URL needs no escapes, and read again', () => {
  const seconds = Date.UTC(2026, 10, 28, 15, 43, 20) / 1000;
  expect(compactInstant(seconds)).toBe('20261128T154320Z');
  expect(encodeURIComponent(compactInstant(seconds))).toBe(compactInstant(seconds));
  expect(parseInstant('20261128T154320Z')).toBe(seconds);
});

test.each([
  '',
  '63',
  '0',
  'now',
  '2026',
  '20261128',
  '2026-11-28T15:43:20Z',
  '20261128T154320',
  '20261128T1543Z',
  '20260230T154320Z',
  '20261301T000000Z',
  '20261128T244320Z',
  '20261128T154320Z ',
  '20261128t154320z',
  '99999999T999999Z',
  '1e3',
])('%j is no instant', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});
