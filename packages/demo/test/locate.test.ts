import { expect, test } from 'vitest';
import { documentName } from '../src/worker/document-names.ts';
import { withBase } from '../src/worker/documents.ts';
import { locate } from '../src/worker/locate.ts';

const at = (path: string, base: string, isNavigation = false) =>
  locate(new URL(path, 'https://host.test'), base, isNavigation);

test.each(['', '/touchline/demo'])('calls come to the API from pages in the folder %j', (base) => {
  const target = '/matches/live?limit=3';
  expect(at('/api/matches/live?limit=3', base)).toEqual({ kind: 'api', target });
  expect(at(`${base}/api/matches/live?limit=3`, base)).toEqual({ kind: 'api', target });
});

test('pages are those of the folder alone', () => {
  expect(at('/demo/football/matches', '/demo', true)).toEqual({ kind: 'page' });
  expect(at('/other', '/demo', true)).toEqual({ kind: 'elsewhere' });
  expect(at('/demonstration/', '/demo', true)).toEqual({ kind: 'elsewhere' });
});

test('a link into another world is one in the folder', () => {
  expect(at('/demo/worlds/enter?at=2012-05-13T15:20:00Z', '/demo', true)).toEqual({
    kind: 'entrance',
  });
  expect(at('/worlds/enter', '/demo', true)).toEqual({ kind: 'elsewhere' });
});

test('files are found from the folder and from the root', () => {
  expect(at('/demo/assets/site.js', '/demo')).toEqual({ kind: 'file', file: 'assets/site.js' });
  expect(at('/assets/site.js', '/demo')).toEqual({ kind: 'file', file: 'assets/site.js' });
});

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/basketball/matches', 'matches'],
  ['/basketball/matches/ma-jpn1-2026-1-1', 'match'],
  ['/info/about', 'page'],
])('%s begins with the document of its kind', (path, name) => {
  expect(documentName(path)).toBe(name);
});

test('a document names the addresses of its folder', () => {
  const html =
    '<html lang="en"><style>@font-face{src:url(/assets/a.woff2)}</style><a href="/login">' +
    '<a href="https://host.test/"><use href="#home"/><script data-entry="/assets/e.js" data-parts="/assets/a.js /assets/b.js">';
  expect(withBase(html, '/demo')).toBe(
    '<html data-base="/demo" lang="en"><style>@font-face{src:url(/demo/assets/a.woff2)}</style><a href="/demo/login">' +
      '<a href="https://host.test/"><use href="#home"/><script data-entry="/demo/assets/e.js" data-parts="/demo/assets/a.js /demo/assets/b.js">',
  );
});
