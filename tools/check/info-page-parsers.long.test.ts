import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { HtmlNode } from '@touchline/web/html-node';
import { parseHtml } from '@touchline/web/parse-html';
import { safeTree } from '@touchline/web/safe-tree';
import { securityPolicy } from '@touchline/web/security-policy';
import { BROKEN_HTML, HOSTILE_HTML } from '@touchline/web/test/hostile-html';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../test/find-chromium.ts';
import { root } from '../workspace.ts';

const SITE = 'http://site.invalid';
const PARSER = '/packages/web/src/features/info/parse-html.browser.ts';

// Reported, not run: handlers and style attributes.
const BLOCKED = /^(Executing inline event handler|Applying inline style) violates .* blocked\.$/;

const executablePath = findChromium(process.env);
let browser: Browser;

beforeAll(async () => {
  if (executablePath) {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  }
});
afterAll(() => browser?.close());

/** Parses all documents in Chromium under the site's security policy; also returns what it reports. */
async function parseInChromium(documents: readonly string[]) {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('request', (request) => messages.push(request.url()));
  page.on('dialog', (dialog) => messages.push(dialog.message()));
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const policy = securityPolicy({ scripts: [], styles: [''] });
      const headers = { 'content-security-policy': policy };
      return route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html>' });
    }
    const body = stripTypeScriptTypes(readFileSync(join(root, pathname), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${SITE}/`);
  await page.evaluate(`import('${PARSER}')`);
  messages.length = 0;
  // As text: Vitest rewrites the import of a function, and Playwright passes no tree this deep.
  const parsed = await page.evaluate<string>(
    `import('${PARSER}').then(({ parseHtml }) => JSON.stringify(${JSON.stringify(documents)}.map((html) => parseHtml(html))))`,
  );
  return { trees: JSON.parse(parsed) as HtmlNode[][], messages };
}

test.skipIf(!executablePath)(
  'INF-1 Chromium and the server read the same page from hostile and broken markup',
  { timeout: 60_000 },
  async () => {
    const documents = [...HOSTILE_HTML, ...BROKEN_HTML].map((html) => `<p>before</p>${html}`);
    const { trees, messages } = await parseInChromium(documents);
    for (const message of messages) expect(message).toMatch(BLOCKED);
    expect(trees).toHaveLength(documents.length);
    const inChromium = trees.map((tree, n) => ({ html: documents[n], nodes: safeTree(tree) }));
    const onServer = documents.map((html) => ({ html, nodes: safeTree(parseHtml(html)) }));
    expect(inChromium).toEqual(onServer);
  },
);

test.skipIf(!executablePath)('INF-1 the styles of a page are parsed without a report', async () => {
  const page = '<!doctype html><head><style>p { color: red }</style></head><body><p>x</p></body>';
  const { trees, messages } = await parseInChromium([page]);
  expect(messages).toEqual([]);
  expect(trees).toEqual([parseHtml(page)]);
});
