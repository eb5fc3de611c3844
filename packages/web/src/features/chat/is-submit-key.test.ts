import { expect, test } from 'vitest';
import { isSubmitKey } from './is-submit-key.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test.each([
  ['Enter on a wide window', enter, 801, true],
  ['Enter on a window of 800 px', enter, 800, false],
  ['Shift and Enter', { ...enter, shiftKey: true }, 1440, false],
  ['Enter while composing', { ...enter, isComposing: true }, 1440, false],
  ['Enter that ends a composition in Safari', { ...enter, keyCode: 229 }, 1440, false],
  ['another key', { ...enter, key: 'a' }, 1440, false],
] as const)('CHT-3 %s', (_, key, width, sends) => {
  expect(isSubmitKey(key, width)).toBe(sends);
});
