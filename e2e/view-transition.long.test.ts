import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.slow();

/** Counts the view transitions that a page starts. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      sessionStorage.transitions = Number(sessionStorage.transitions ?? 0) + 1;
      return start(update);
    };
  });

const transitions = (page: Page) => page.evaluate(() => Number(sessionStorage.transitions ?? 0));
const row = (page: Page) => page.locator('main li[data-match]').nth(1);

async function openRow(page: Page) {
  await gotoReady(page, '/football/matches');
  const id = await row(page).getAttribute('data-match');
  await row(page).getByRole('link').click();
  await expect(page.locator(`main article[data-match="${id}"]`)).toBeVisible();
}

test('a row transitions into the scoreboard of its match, and on Back into the row again', async ({
  page,
}) => {
  await countTransitions(page);
  await openRow(page);
  expect(await transitions(page)).toBe(1);
  await page.goBack();
  await expect(row(page)).toBeVisible();
  await expect.poll(() => transitions(page)).toBe(2);
});

test('with reduced motion there is no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countTransitions(page);
  await openRow(page);
  expect(await transitions(page)).toBe(0);
});

test('navigation works in a browser without view transitions', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openRow(page);
  await page.goBack();
  await expect(row(page)).toBeVisible();
});
