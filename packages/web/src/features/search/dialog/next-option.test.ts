import { expect, test } from 'vitest';
import { isComposed, nextOption } from './next-option.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
])('in a list of three %s moves from %s to %s', (key, at, next) => {
  expect(nextOption(key, at, 3)).toBe(next);
  expect(nextOption(key, 0, 0)).toBeUndefined();
});

test('the Enter that confirms Chinese input chooses nothing, in any browser', () => {
  expect(isComposed({ key: 'Enter', isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposed({ key: 'Enter', isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposed({ key: 'Enter', isComposing: false, keyCode: 13 })).toBe(false);
});
