import type { Page } from '@playwright/test';
import { enterAfternoon, finishedMatch } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

/** Holds back the answers to these calls until they are released. */
async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Where each heading, row and link in view stands. */
const placesInView = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main h2, main li a, footer a')];
    const inView = all.flatMap((one) => {
      const { top, bottom, left } = one.getBoundingClientRect();
      const name = one.getAttribute('href') ?? one.firstChild?.textContent;
      const key = `${name} ${left}`;
      return bottom > 0 && top < innerHeight ? [[key, Math.round(top)] as const] : [];
    });
    return Object.fromEntries(inView);
  });

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`MDT-10 at ${width} px meetings of all seasons that come late move nothing in view`, {
      tag: width === 390 ? '@long' : '@nightly',
    }, async ({ page, request, baseURL }) => {
      const match = await finishedMatch(request);
      await enterAfternoon(page, baseURL);
      const release = await holdBack(page, /\/api\/teams\/matches\/finished\?.*size=100/);
      await gotoReady(page, `/football/matches/${match.id}?view=meetings`);
      const block = page.locator('#meetings');
      const more = block.getByRole('button', { name: 'Show all seasons' });
      await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await more.click();
      await expect(block.getByRole('button', { name: /^Loading/ })).toBeVisible();
      const before = await placesInView(page);
      expect(Object.keys(before).length).toBeGreaterThan(3);
      release();
      await expect(block.locator('li').nth(5)).toBeAttached();
      await expect(block.getByRole('button', { name: /^Loading/ })).toHaveCount(0);
      expect(await placesInView(page)).toMatchObject(before);
    });

    test(`TEA-9 at ${width} px a past season that comes late moves nothing in view`, {
      tag: width === 390 ? '@long' : '@nightly',
    }, async ({ page, baseURL }) => {
      await enterAfternoon(page, baseURL);
      const release = await holdBack(page, /\/api\/(seasons\/table|teams\/.*seasonId)/);
      await gotoReady(page, '/football/team/te-eng-7');
      const block = page.locator('#seasons');
      const season = block.getByRole('link').first();
      await season.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await season.click();
      const seen = await placesInView(page);
      // After half a second the page shows that it is loading.
      await expect(block.locator('[aria-hidden="true"]').first()).toBeVisible();
      expect(await placesInView(page)).toMatchObject(seen);
      release();
      await expect(block.locator('ol li').nth(20)).toBeAttached();
      expect(await placesInView(page)).toMatchObject(seen);
      await season.click();
      await expect(block.locator('ol li')).toHaveCount(0);
      await expect(block).toHaveCSS('min-height', 'auto');
    });
  });
