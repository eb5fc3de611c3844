import { expect, test } from 'vitest';
import { slowdownFor } from './cpu-slowdown.ts';

test('the phone is the same whatever the speed of the machine', () => {
  expect(slowdownFor([90])).toBe(4);
  expect(slowdownFor([180])).toBe(2);
  expect(slowdownFor([60])).toBe(6);
});

test('a load of the reference page that something else delayed does not count', () => {
  expect(slowdownFor([400, 90, 95])).toBe(4);
});

test('a machine slower than the phone is not made faster', () => {
  expect(slowdownFor([720])).toBe(1);
});
