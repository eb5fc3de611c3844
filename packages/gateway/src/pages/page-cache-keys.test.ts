import { expect, test } from 'vitest';
import type { PageVisit } from './page.ts';
import { PageCacheKeys } from './page-cache-keys.ts';

const visit = (cookies: Record<string, string>) =>
  ({ url: '/', cookies, context: { origin: 'http://site.test' } }) as PageVisit;

test('a page depends on each cookie that one of its renders has read', () => {
  const keys = new PageCacheKeys();
  keys.addCookies(visit({}), new Set(['theme']));
  keys.addCookies(visit({}), new Set(['shown']));
  const found = [{}, { theme: 'dark' }, { shown: 'ma-1' }].map((one) => keys.keyOf(visit(one)));
  expect(new Set(found).size).toBe(3);
});
