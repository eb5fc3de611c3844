import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Screen } from './pages.ts';

/** An afternoon with much going on. */
export const worldAt = '2026-11-21T15:30:00Z';

const sizes = [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const;
const themes = ['dark', 'light'] as const;
const languages = ['en', 'zh'] as const;

export const looks = themes.flatMap((theme) =>
  languages.flatMap((language) =>
    sizes.map(([width, height]) => ({ theme, language, width, height })),
  ),
);
type Look = (typeof looks)[number];

export const fileName = ({ name }: Screen, { width, theme, language }: Look) =>
  `${name}-${width}-${theme}-${language}.webp`;

const zone = 'Europe/London';
/** What the site keeps of a device, so that a first page need not be drawn twice. */
const known = encodeURIComponent(JSON.stringify({ deviceZone: zone }));

/** A visitor whose zone is known. */
export async function openContext(browser: Browser, base: string, look: Look) {
  const { width, height, theme, language } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: zone,
    serviceWorkers: 'block',
  });
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(worldAt), url: base },
    { name: 'touchline', value: known, url: base },
  ]);
  return context;
}

async function signIn(page: Page, base: string) {
  const data = { username: 'demo@touchline.dev', password: 'touchline-demo' };
  const answer = await page.request.post(`${base}/api/auth/login`, { data });
  const tokens = JSON.stringify((await answer.json()).data);
  await page.addInitScript((kept) => localStorage.setItem('touchline.tokens', kept), tokens);
}

/** A picture of what the browser shows, in a format that Playwright itself does not write. */
async function photograph(page: Page, file: string) {
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(file, data, 'base64');
}

export async function take(context: BrowserContext, base: string, screen: Screen, file: string) {
  const page = await context.newPage();
  if (screen.signedIn) await signIn(page, base);
  await page.goto(base + screen.path, { waitUntil: 'networkidle' });
  await screen.first?.(page);
  await page.evaluate('document.fonts.ready');
  await photograph(page, file);
  await page.close();
}
