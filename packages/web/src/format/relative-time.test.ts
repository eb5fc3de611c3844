import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const hour = 3_600_000;

test.each([
  [hour - 1, { days: 0, hours: 0 }],
  [23 * hour + 59 * 60_000, { days: 0, hours: 23 }],
  [24 * hour, { days: 1, hours: 0 }],
  [99 * hour, { days: 4, hours: 3 }],
  [-hour, { days: 0, hours: 0 }],
])('HOM-5 %d ms ahead is %o', (ahead, text) => {
  expect(relativeTime(ahead, 0)).toEqual(text);
});
