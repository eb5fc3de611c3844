import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';
import { root } from './workspace.ts';

const { values } = parseArgs({
  options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:8080' } },
});
const base = values['base-url'];
const folder = join(root, 'docs', 'screens');
const worldAt = '2026-11-21T15:30:00Z';

const sizes = [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const;
/** Each theme in one language: every screen once in both. */
const looks = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'zh' },
] as const;

interface Shot {
  name: string;
  path: string;
  size: (typeof sizes)[number];
  look: (typeof looks)[number];
}

async function take(browser: Browser, { name, path, size: [width, height], look }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Singapore',
  });
  await context.addCookies([{ name: 'x-world-at', value: encodeURIComponent(worldAt), url: base }]);
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const file = `${name}-${width}-${look.theme}-${look.language}.png`;
  await page.screenshot({ path: join(folder, file), animations: 'disabled' });
  await context.close();
  console.log(file);
}

interface Live {
  id: string;
  tournament: { sportType: string };
}

/** A football match that is being played that afternoon. */
async function liveMatch(): Promise<string> {
  const answer = await fetch(`${base}/api/matches/live?limit=100`, {
    headers: { 'x-world-at': worldAt },
  });
  const { data } = (await answer.json()) as { data: Live[] };
  const match = data.find(({ tournament }) => tournament.sportType === 'football');
  if (!match) throw new Error(`No football match is played at ${worldAt}.`);
  return `/football/matches/${match.id}`;
}

mkdirSync(folder, { recursive: true });
const executablePath = findChromium(process.env);
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const pages = { home: '/', matches: '/football/matches', match: await liveMatch() };
for (const [name, path] of Object.entries(pages)) {
  for (const size of sizes) {
    for (const look of looks) await take(browser, { name, path, size, look });
  }
}
await browser.close();
