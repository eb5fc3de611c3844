import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { trackQuiet } from '../e2e/track-quiet.ts';
import { requireRunningSite } from './site/require-running-site.ts';
import { findChromium } from './test/find-chromium.ts';
import { exitWithError, orExit, readOptions } from './test/options.ts';
import { root } from './workspace.ts';

/** Retakes the pictures of docs/screens from the site that runs: path, width, theme and language of each. */
const SCREENS = [
  ['home', '/', 1440, 'dark', 'en'],
  ['home', '/', 390, 'light', 'en'],
  ['matches', '/football/matches', 1440, 'light', 'en'],
  ['match', '/football/matches/ma-por1-2026-12-3', 1440, 'dark', 'en'],
  ['match', '/football/matches/ma-por1-2026-12-3', 390, 'dark', 'zh'],
  ['tournament', '/football/tournament/to-eng1', 1440, 'light', 'en'],
  ['team', '/football/team/te-eng-7', 390, 'light', 'en'],
  ['predictions', '/football/predictions', 834, 'dark', 'zh'],
] as const;
/** A Saturday afternoon with many live matches. */
const WORLD_AT = encodeURIComponent('2026-11-21T15:30:00Z');

/** Rows below the first ones, and parts with chunks of their own, are hydrated while the browser is idle. */
const WHILE_IDLE = `(async () => {
  await document.fonts.ready;
  for (let no = 0; no < 30; no += 1) await new Promise((resolve) => requestIdleCallback(resolve));
})()`;

/** Through DevTools, because Playwright itself does not write WebP. */
async function save(page: Page, file: string) {
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(file, data, 'base64');
}

const { values } = orExit(() =>
  readOptions({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:8080' } } }),
);
const base = values['base-url'];
await requireRunningSite(base).catch(exitWithError);
const executablePath = findChromium(process.env);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
for (const [name, path, width, colorScheme, language] of SCREENS) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  // The button of the console is no part of the product.
  await context.route('**/worlds/console/start.ts', (route) => route.fulfill({ body: '' }));
  await context.addCookies([{ name: 'x-world-at', value: WORLD_AT, url: base }]);
  const page = await context.newPage();
  const waitUntilQuiet = trackQuiet(page);
  await page.goto(`${base}${path}?lang=${language}`);
  await waitUntilQuiet();
  await page.evaluate(WHILE_IDLE);
  await waitUntilQuiet();
  const file = `${name}-${width}-${colorScheme}-${language}.webp`;
  await save(page, join(root, 'docs', 'screens', file));
  console.log(file);
  await context.close();
}
await browser.close();
