import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Language } from '@touchline/shared/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import { pages, resolvePath } from '../pages.ts';
import { requireRunningSite } from '../site/require-running-site.ts';
import { findChromium } from '../test/find-chromium.ts';
import { exitWithError, orExit, readOptions } from '../test/options.ts';
import { root } from '../workspace.ts';
import { fileName, openContext, photograph, type Screen, variants, WORLD_AT } from './camera.ts';
import { CARD, cardFile, gallery } from './gallery.ts';
import { photographGallery } from './gallery-screens.ts';

const { values } = orExit(() =>
  readOptions({
    options: {
      'base-url': { type: 'string', default: 'http://127.0.0.1:8080' },
      only: { type: 'string' },
      gallery: { type: 'boolean', default: false },
    },
  }),
);
const { only, 'base-url': base } = values;
const folder = join(root, 'docs', 'screens');

async function getJson(call: string): Promise<unknown> {
  const response = await fetch(base + call, { headers: { 'x-world-at': WORLD_AT } });
  return response.json();
}

/** The picture of the match whose page is photographed. */
async function getCard(language: Language): Promise<Buffer> {
  const path = await resolvePath({ name: CARD, path: '/football/matches/:matchId' }, getJson);
  const url = `${base}/cards/${path.split('/').at(-1)}.png?lang=${language}`;
  const response = await fetch(url, { headers: { 'x-world-at': WORLD_AT } });
  return Buffer.from(await response.arrayBuffer());
}

const executablePath = findChromium(process.env);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
if (values.gallery) {
  await photographGallery(browser, join(root, 'reports', 'gallery'));
  await browser.close();
  process.exit(0);
}

await requireRunningSite(base).catch(exitWithError);
const names = pages.flatMap(({ screenshot }) => screenshot ?? []);
const choices = [...names, CARD];
if (only && !choices.includes(only))
  exitWithError(new Error(`There is no screen "${only}". Choose one of: ${choices.join(', ')}.`));
const screens: Screen[] = [];
for (const page of pages) {
  const { screenshot, needsAccount = false } = page;
  if (!screenshot || (only && only !== screenshot)) continue;
  screens.push({ name: screenshot, path: await resolvePath(page, getJson), needsAccount });
}
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'README.md'), `${gallery(names)}\n`);
if (!only || only === CARD) {
  for (const language of languages) {
    writeFileSync(join(folder, cardFile(language)), await getCard(language));
    console.log(cardFile(language));
  }
}
for (const variant of variants) {
  const context = await openContext(browser, base, variant);
  for (const screen of screens) {
    const file = fileName(screen.name, variant);
    await photograph(context, base, screen, join(folder, file));
    console.log(file);
  }
  await context.close();
}
await browser.close();
