import { chromium, type Page } from '@playwright/test';
import { startSiteProxy } from '../../../e2e/site-proxy.ts';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { seconds } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

const PATH = '/football/matches';
const SHOWN_WITHIN_MS = 8000;

/** In the browser, whose types this package does not have. */
const IS_CACHED = `(async () => {
  if (!navigator.serviceWorker.controller) return false;
  const name = (await caches.keys()).find((one) => one.startsWith('touchline-pages-'));
  return name !== undefined && !!(await (await caches.open(name)).match('${PATH}'));
})()`;

const isCached = (page: Page) => page.evaluate<boolean>(IS_CACHED);

export const cachedPage: Attack = {
  name: 'cached-page',
  tries: 'a reload in Chromium while the site says 502, and while it never answers',
  right: `the cached page with its age, within ${seconds(SHOWN_WITHIN_MS)}`,
  needsSite: true,
  async run({ origin }) {
    const executablePath = findChromium(process.env);
    const site = await startSiteProxy(origin);
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage();
      const reload = async () => {
        const begun = performance.now();
        const options = { waitUntil: 'commit', timeout: 15_000 } as const;
        const response = await page.reload(options).catch(() => null);
        const kept = page.locator('html[data-kept]').waitFor({ state: 'attached', timeout: 2000 });
        const isKept = await kept.then(
          () => true,
          () => false,
        );
        return { ms: performance.now() - begun, isKept, status: response?.status() ?? 0 };
      };
      await page.goto(site.url + PATH);
      for (let n = 0; n < 100 && !(await isCached(page)); n += 1) await page.waitForTimeout(200);
      site.failsWith = 502;
      const outage = await reload();
      site.failsWith = undefined;
      site.hangs = true;
      const hanging = await reload();
      const isGood = ({ isKept, ms }: typeof outage) => isKept && ms < SHOWN_WITHIN_MS;
      const say = ({ isKept, ms, status }: typeof outage) =>
        `${isKept ? 'cached page' : `status ${status}`} after ${seconds(ms)}`;
      return {
        ok: isGood(outage) && isGood(hanging),
        seen: `502: ${say(outage)}; hanging: ${say(hanging)}`,
      };
    } finally {
      await browser.close();
      site.close();
    }
  },
};
