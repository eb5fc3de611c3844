import { expect, test } from 'vitest';
import { pageCount } from './page-count.ts';

test.each([
  ['3', 3],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['1e9', 30],
])('TEA-3 “%s” requests %i pages', (text, count) => {
  expect(pageCount(text, 1)).toBe(count);
});
