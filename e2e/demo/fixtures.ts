import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';

export { expect };

export const { E2E_BASE_URL: demoUrl = 'http://127.0.0.1:8100' } = process.env;

/** The path of the demo's folder. */
export const folder = new URL(demoUrl).pathname.replace(/\/$/, '');

interface TestFixtures {
  /** Console errors that this test expects. */
  expectedErrors: RegExp[];
  /** Opens an address of the demo, and waits until it is the site. */
  open(path: string): Promise<Page>;
}

interface WorkerFixtures {
  /** One browser for the tests of a worker: the demo is installed in it once. */
  visitor: BrowserContext;
}

export const isAlive = (page: Page) =>
  page.waitForFunction(() => 'alive' in document.documentElement.dataset);

/** Forgets the settings of the page and of the worker, which keeps the language of the last call. */
async function forgetSettings(page: Page) {
  const language = await page.evaluate(() => document.documentElement.lang);
  // A page in another language may send a call at any time.
  if (language !== 'en') {
    await page.goto(`${demoUrl}/?lang=en`);
    await isAlive(page);
  }
  await page.evaluate(async () => {
    await fetch('/api/matches/live', { headers: { 'accept-language': 'en' } });
    localStorage.clear();
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });
      const first = await context.newPage();
      await first.goto(`${demoUrl}/`);
      await isAlive(first);
      await first.close();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  async open({ visitor, expectedErrors }, use) {
    const page = await visitor.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error.stack)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(async (path) => {
      await page.goto(demoUrl + path);
      await isAlive(page);
      return page;
    });
    await forgetSettings(page).catch(() => {});
    await page.close();
    const unexpected = errors.filter((error) => !expectedErrors.some((one) => one.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});
