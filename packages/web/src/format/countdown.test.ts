import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const minute = 60_000;

test.each([
  [59_999, { kind: 'soon' }],
  [0, { kind: 'soon' }],
  [-minute, { kind: 'soon' }],
  [minute, { kind: 'later', hours: 0, minutes: 1 }],
  [59 * minute, { kind: 'later', hours: 0, minutes: 59 }],
  [60 * minute, { kind: 'later', hours: 1, minutes: 0 }],
  [25 * 60 * minute + 8 * minute, { kind: 'later', hours: 25, minutes: 8 }],
])('HOM-4 with %d ms until kick-off the countdown is %o', (left, text) => {
  expect(countdown(1_000_000_000 + left, 1_000_000_000)).toEqual(text);
});
