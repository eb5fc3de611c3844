import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

test.use({ viewport: { width: 390, height: 844 } });

const DAY_PATH = '/football/matches?date=20261205';
const twelfth = (page: Page) => page.locator('main li[data-match]').nth(12);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to the twelfth row and waits until the site has stored the position. */
async function scrollDown(page: Page): Promise<number> {
  await gotoReady(page, DAY_PATH);
  await twelfth(page).scrollIntoViewIfNeeded();
  const storedPositions = () => page.evaluate(() => Object.values(sessionStorage).map(Number));
  await expect
    .poll(async () => (await storedPositions()).includes(await scrollPosition(page)))
    .toBe(true);
  return scrollPosition(page);
}

test('a typed address starts at the top, and Back restores the scroll position', async ({
  page,
}) => {
  const before = await scrollDown(page);
  expect(before).toBeGreaterThan(200);
  await gotoReady(page, '/football/news');
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test('Back restores the scroll position in a browser without scrollend', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const owner of [window, Document.prototype, HTMLElement.prototype]) {
      Reflect.deleteProperty(owner, 'onscrollend');
    }
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  const before = await scrollDown(page);
  await twelfth(page).getByRole('link').click();
  await expect(page.locator('main article[data-match]')).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(twelfth(page)).toBeVisible();
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test('the site works in a browser that denies access to storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await gotoReady(page, DAY_PATH);
  const id = await twelfth(page).getAttribute('data-match');
  await twelfth(page).getByRole('link').click();
  await expect(page.locator(`main article[data-match="${id}"]`)).toBeVisible();
});
