import { expect, test } from 'vitest';
import { findRoute, redirectFor } from '../src/router/resolve-page.ts';
import { rendererWith } from '../src/server/renderer.ts';

const { normalizeUrl } = await rendererWith({
  entry: '/assets/entry.js',
  forSources: () => ({ css: '', cssFiles: [], modules: [] }),
});

test.each([
  ['/?utm_source=x', '/'],
  ['/?utm_source=x&lang=zh', '/?lang=zh'],
  ['/?lang=tlh', '/'],
  ['/football/matches?show=live&utm=1&date=20261121', '/football/matches?date=20261121&show=live'],
  ['/football/matches?show=live&show=all', '/football/matches?show=live'],
  ['/football/teams/te-a?cups=1', '/football/teams/te-a?cups=1'],
  ['/lol/matches?find=a?b&lang=zh', '/lol/matches?find=a%3Fb&lang=zh'],
  ['/another?x=?&lang=es', '/not-found?lang=es'],
  ['/no/such/page?at=all', '/not-found'],
  ['/another?lang=es', '/not-found?lang=es'],
  ['/football/teams/x/y', '/football/teams/not/found'],
  ['/lol/no-such-page', '/lol/not-found'],
])('the page at %s has the normalized address %s', (url, normalized) => {
  expect(normalizeUrl(url)).toBe(normalized);
});

test('a redirect carries the whole query over', () => {
  expect(normalizeUrl('/football/teams?utm_source=x')).toBe('/football/teams?utm_source=x');
  expect(redirectFor('/football/teams?utm_source=x?y#z')).toMatch(/[?]utm_source=x%3Fy$/);
});

test('a page gets only the query parameters of its route', () => {
  expect(`${findRoute('/?date=20261121').address.search}`).toBe('');
  expect(`${findRoute('/lol/matches?find=vale&x=1').address.search}`).toBe('find=vale');
});
