import { afterEach, expect, test, vi } from 'vitest';
import { BROKEN_HTML, HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { parseHtml as parseInBrowser } from './parse-html.browser.ts';
import { parseHtml as parseOnServer } from './parse-html.server.ts';

afterEach(() => vi.unstubAllGlobals());

// jsdom parses as if scripting were enabled, browsers do not: tools/check/info-page-parsers.long.test.ts.
const comparable = [...HOSTILE_HTML, ...BROKEN_HTML].filter((html) => !html.includes('<noscript'));

test.each(comparable)('both readers of a parsed page give one tree: %s', (html) => {
  expect(parseInBrowser(html)).toEqual(parseOnServer(html));
});

test('where Trusted Types are enforced, one policy is created for all pages', async () => {
  vi.resetModules();
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseHtml } = await import('./parse-html.browser.ts');
  expect(parseHtml('<p>a')).toEqual(parseOnServer('<p>a'));
  parseHtml('<p>b');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['info-page']);
});
