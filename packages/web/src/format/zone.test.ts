import { expect, test } from 'vitest';
import { isZone, timezoneOffset } from './zone.ts';

const summer = Date.UTC(2026, 6, 1);
const winter = Date.UTC(2026, 11, 1);

test.each([
  ['Asia/Singapore', winter, 480],
  ['Europe/London', summer, 60],
  ['Europe/London', winter, 0],
  ['America/St_Johns', winter, -210],
  ['Asia/Kathmandu', winter, 345],
  ['UTC', winter, 0],
])('SYS-6 %s at %d is %d minutes east of UTC', (zone, now, minutes) => {
  expect(timezoneOffset(zone, now)).toBe(minutes);
});

test('PRF-6 an unknown zone name is rejected', () => {
  expect(isZone('Europe/London')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
  expect(isZone('')).toBe(false);
  expect(isZone(8)).toBe(false);
});
