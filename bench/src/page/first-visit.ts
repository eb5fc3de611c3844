import type { Browser, BrowserContext } from '@playwright/test';

/** An instant at which the day in London is another than in the site's zone. */
const WORLD_AT = '2026-11-28T17:20:00Z';

/** From the start of a visit to its first paint, a reload before it included. */
async function timeToPaint(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto('about:blank');
  const startedAt = Date.now();
  await page.goto('/football/matches');
  const paintedAt = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (
      paint &&
      'alive' in document.documentElement.dataset &&
      performance.timeOrigin + paint.startTime
    );
  });
  const ms = ((await paintedAt.jsonValue()) as number) - startedAt;
  await page.close();
  return ms;
}

export type TwoVisits = Awaited<ReturnType<typeof firstAndSecondVisit>>;

/** The first visit of a browser set to London, and the second in a browser with the cookies and the storage of the first. */
export async function firstAndSecondVisit(browser: Browser, base: string) {
  const options = {
    timezoneId: 'Europe/London',
    baseURL: base,
    serviceWorkers: 'block',
  } as const;
  const newcomer = await browser.newContext(options);
  await newcomer.addCookies([{ name: 'x-world-at', value: WORLD_AT, url: base }]);
  const firstMs = await timeToPaint(newcomer);
  const storageState = await newcomer.storageState();
  await newcomer.close();
  const returning = await browser.newContext({ ...options, storageState });
  const secondMs = await timeToPaint(returning);
  await returning.close();
  return { firstMs, secondMs };
}
