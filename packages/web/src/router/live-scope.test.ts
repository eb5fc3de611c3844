import { expect, test } from 'vitest';
import { liveScope } from './live-scope.ts';
import { findRoute } from './resolve-page.ts';

test.each([
  ['/', {}],
  ['/lol/matches', { sportType: 'lol' }],
  ['/cs2/predictions', { sportType: 'cs2' }],
  ['/basketball/tournaments/co-esp', { sportType: 'basketball' }],
  ['/football/matches/ma-eng1-26-12-3', { matchIds: ['ma-eng1-26-12-3', 'ma-star'] }],
  ['/football/matches/a b', { matchIds: ['ma-star'] }],
  ['/info/about', { matchIds: ['ma-star'] }],
])('%s subscribes to %o', (pathname, scope) => {
  expect(liveScope(findRoute(pathname), ['ma-star'])).toEqual(scope);
});

test('a page without matches subscribes to nothing', () => {
  expect(liveScope(findRoute('/info/about'), [])).toBeUndefined();
});
