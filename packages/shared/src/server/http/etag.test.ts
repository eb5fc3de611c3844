import { expect, test } from 'vitest';
import { matchesIfNoneMatch } from './etag.ts';

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s matches the tag "a": %s', (header, matches) => {
  expect(matchesIfNoneMatch(header, ['"a"'])).toBe(matches);
});
