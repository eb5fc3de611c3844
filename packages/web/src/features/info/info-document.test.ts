import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { type InfoDocument, readInfoDocument } from './info-document.ts';
import { SafeHtml } from './safe-html.tsx';

const page = (
  body: string,
) => `<!doctype html><html><head><title>no</title><style>p{}</style></head>
<body><h1>About &amp; more</h1><div class="body">${body}</div><p>foot</p></body></html>`;

function shown(body: string): string {
  const { nodes } = readInfoDocument(page(body)) as InfoDocument;
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(SafeHtml, { nodes })),
  );
}

test('INF-1 the heading is the first h1, the content the body div and nothing else', () => {
  const document = readInfoDocument(page('<p>One</p><div><p>Two</p></div>'));
  expect(document?.heading).toBe('About & more');
  expect(shown('<p>One</p><div><p>Two</p></div>')).toBe('<p>One</p><p>Two</p>');
});

test.each([
  '',
  '<h1>Only a heading</h1>',
  '<div class="body"><p>No heading</p></div>',
  '{"data":1}',
])('INF-2 a document without heading or body is not a page: %s', (html) =>
  expect(readInfoDocument(html)).toBeUndefined(),
);

test('INF-1 the elements of a text page are kept', () => {
  const text =
    '<h2>Where</h2><p>To <strong>us</strong>, <em>now</em>.</p><ul><li>a</li><li>b</li></ul>' +
    '<ol><li>c</li></ol><blockquote><p>q</p></blockquote>';
  expect(shown(text)).toBe(text.replace('<h2>', '<h2 id="chapter-1" tabindex="-1">'));
  expect(
    shown(
      '<table><thead><tr><th scope="col">N</th></tr></thead><tbody><tr><td colspan="2">v</td></tr></tbody></table>',
    ),
  ).toBe(
    '<div role="region" aria-label="N" tabindex="0"><table><thead><tr><th scope="col">N</th></tr></thead><tbody><tr><td colSpan="2">v</td></tr></tbody></table></div>',
  );
});

test('INF-1 a link inside the site is a link of the router, an external one sends no referrer', () => {
  expect(shown('<p><a href="/info/jobs">j</a></p>')).toMatch(/<a [^>]*href="\/info\/jobs"/);
  expect(shown('<p><a href="contacts">c</a></p>')).toMatch(/href="\/info\/contacts"/);
  expect(shown('<p><a href="https://x.test/a?b=1&amp;c=2">x</a></p>')).toMatch(
    /href="https:\/\/x\.test\/a\?b=1&amp;c=2" rel="noopener noreferrer"/,
  );
});

test.each(HOSTILE_HTML)('INF-1 hostile markup is inert: %s', (html) => {
  const markup = shown(`<p>before</p>${html}`);
  expect(markup.startsWith('<p>before</p>')).toBe(true);
  const names = [...markup.matchAll(/<([a-z0-9]+)/gi)].map(([, name]) => name);
  expect(names.every((name) => ['p', 'a', 'strong', 'em'].includes(name as string))).toBe(true);
  const attributes = [...markup.matchAll(/<[a-z0-9]+((?:\s+[a-z-]+="[^"]*")*)>/gi)].flatMap(
    ([, all = '']) => [...all.matchAll(/\s([a-z-]+)=/gi)].map(([, name]) => name),
  );
  expect(attributes.filter((name) => !['href', 'rel', 'class'].includes(name as string))).toEqual(
    [],
  );
  expect(markup).not.toMatch(/href="(?!https?:|\/|mailto:|tel:)/i);
});

test('elements are nested only as HTML allows, so that server and browser build the same tree', () => {
  expect(shown('<p>a<p>b')).toBe('<p>a</p><p>b</p>');
  expect(shown('<p>a<ul><li>b<li>c</ul>')).toBe('<p>a</p><ul><li>b</li><li>c</li></ul>');
  expect(shown('<strong><p>x</p></strong>')).toBe('<strong></strong><p>x</p>');
  expect(shown('<li>alone</li>')).toBe('alone');
  expect(shown('<ul>loose<li>in</li></ul>')).toBe('<ul><li>in</li></ul>');
  expect(shown('<a href="/a">x<a href="/b">y</a></a>')).toMatch(/^<a [^<]*>x<\/a><a [^<]*>y<\/a>$/);
  const nested = '<a href="/a">x<marquee><a href="/b">y</a></marquee></a>';
  expect(shown(nested)).toMatch(/^<a [^<]*>xy<\/a>$/);
  expect(shown('<table><tr><td>x</td></tr></table>')).toContain('<tbody><tr><td>x</td>');
});

test('deep nesting and unterminated quotes are read in linear time', () => {
  const began = performance.now();
  shown(`${'<blockquote>'.repeat(5000)}deep`);
  shown('<style></style><title>x</title><textarea></textarea>'.repeat(8000));
  shown(`<p ${'a="'.repeat(50_000)}`);
  shown('<'.repeat(100_000));
  shown('<script>'.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(5000);
});
