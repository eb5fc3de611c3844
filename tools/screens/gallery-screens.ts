import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startMock } from '@touchline/mock-api/testing';
import { languages } from '@touchline/types/client-contract';
import { openGalleryServer } from '@touchline/web/gallery-server';
import { trackQuiet } from '../../e2e/track-quiet.ts';
import { saveScreenshot } from './camera.ts';

const WIDTHS = [390, 1440];
const THEMES = ['dark', 'light'];

const variants = THEMES.flatMap((theme) =>
  languages.flatMap((language) => WIDTHS.map((width) => ({ theme, language, width }))),
);

/** A picture of each group of the gallery at two widths, in both themes and each language. */
export async function photographGallery(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const api = await startMock();
  const server = await openGalleryServer({ host: '127.0.0.1', port: 0, apiUrl: api.url });
  const [base] = server.resolvedUrls?.local ?? [];
  for (const { theme, language, width } of variants) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    const waitUntilQuiet = trackQuiet(page);
    await page.goto(`${base}?theme=${theme}&language=${language}`);
    const groups = page.getByRole('navigation', { name: 'Groups' }).getByRole('link');
    await groups.first().waitFor();
    for (const name of await groups.allInnerTexts()) {
      await groups.getByText(name, { exact: true }).click();
      await page.locator(`[id^="${name}/"]`).first().waitFor();
      await waitUntilQuiet();
      await page.evaluate('document.fonts.ready');
      const file = `${name}-${width}-${theme}-${language}.webp`;
      await saveScreenshot(page, join(folder, file), { isWhole: true });
      console.log(file);
    }
    await page.close();
  }
  await server.close();
  await api.close();
}
