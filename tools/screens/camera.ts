import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@touchline/shared/http/accept-language';
import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';
import { languages } from '@touchline/types/client-contract';
import { trackQuiet } from '../../e2e/track-quiet.ts';
import { screenStates } from './screen-states.ts';

export interface Screen {
  name: string;
  path: string;
  needsAccount?: boolean;
}

/** A Saturday afternoon with many live matches. */
export const WORLD_AT = '2026-11-21T15:30:00Z';

const SIZES = [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1024, 768],
  [1440, 900],
] as const;
const THEMES = ['dark', 'light'] as const;

export const variants = THEMES.flatMap((theme) =>
  languages.flatMap((language) =>
    SIZES.map(([width, height]) => ({ theme, language, width, height })),
  ),
);
type Variant = (typeof variants)[number];

export const fileName = (name: string, { width, theme, language }: Variant) =>
  `${name}-${width}-${theme}-${language}.webp`;

const TIME_ZONE = 'Europe/London';
/** Chosen on an earlier visit. English is the default. */
const choicesOf = (language: Language) => (language === 'en' ? {} : { language });

export async function openContext(browser: Browser, base: string, variant: Variant) {
  const { width, height, theme, language } = variant;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: TIME_ZONE,
    serviceWorkers: 'block',
  });
  const choices = choicesOf(language);
  // Without the zone in the cookie the first page would be rendered twice.
  const mirror = encodeURIComponent(JSON.stringify({ ...choices, deviceZone: TIME_ZONE }));
  await context.addInitScript((stored) => {
    localStorage.touchline ??= stored;
  }, JSON.stringify(choices));
  // The mark of the console is no part of the product.
  await context.route('**/worlds/console/start.ts', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(WORLD_AT), url: base },
    { name: 'touchline', value: mirror, url: base },
  ]);
  return context;
}

async function signIn(page: Page, base: string) {
  const response = await page.request.post(`${base}/api/auth/login`, { data: SAMPLE_ACCOUNT });
  const tokens = JSON.stringify((await response.json()).data);
  await page.addInitScript((value) => localStorage.setItem('touchline.tokens', value), tokens);
}

/** Through DevTools, because Playwright itself does not write WebP. */
export async function saveScreenshot(page: Page, file: string, { isWhole = false } = {}) {
  const devTools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devTools.send('Page.getLayoutMetrics');
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(isWhole && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
  });
  await writeFile(file, data, 'base64');
}

export async function photograph(
  context: BrowserContext,
  base: string,
  { name, path, needsAccount }: Screen,
  file: string,
) {
  const page = await context.newPage();
  if (needsAccount) await signIn(page, base);
  const waitUntilQuiet = trackQuiet(page);
  await page.goto(base + path);
  await waitUntilQuiet();
  await screenStates[name]?.(page);
  await page.evaluate('document.fonts.ready');
  await saveScreenshot(page, file);
  await page.close();
}
