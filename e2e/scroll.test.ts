import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const day = '/football/matches?date=20261205';
const twelfth = (page: Page) => page.locator('main li[data-match]').nth(12);

test('a browser that keeps nothing for anybody shows the site, and follows its links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(day, { waitUntil: 'networkidle' });
  const id = await twelfth(page).getAttribute('data-match');
  await twelfth(page).getByRole('link').click();
  await expect(page.locator(`main article[data-match="${id}"]`)).toBeVisible();
});
