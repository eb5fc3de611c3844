import { expect, test } from 'vitest';
import { pathOf, queryOf } from './url-parts.ts';

test.each([
  ['/matches', '/matches', ''],
  ['/matches?', '/matches', ''],
  ['/matches?limit=3', '/matches', 'limit=3'],
  ['/matches?limit=3?x', '/matches', 'limit=3?x'],
])('a URL is divided at its first question mark: %s', (url, path, query) => {
  expect([pathOf(url), queryOf(url)]).toEqual([path, query]);
});
