import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { holdChunk } from './hold-chunk.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

test('PRF-1 a Chinese browser gets English, and is offered Chinese once, without a layout shift', async ({
  page,
}) => {
  await countShifts(page);
  const release = await holdChunk(page, 'language-offer');
  const chunkRequest = page.waitForRequest(/language-offer.*js/);
  await page.goto('/');
  await chunkRequest;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const before = await shiftsOf(page);
  release();
  const offer = page.getByRole('complementary', { name: '切换到中文？' });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await shiftsOf(page)) - before).toBeLessThanOrEqual(0.02);
  await offer.getByRole('button', { name: '不用' }).click();
  await expect(offer).toHaveCount(0);
  const chunk = page.waitForResponse(/language-offer.*js/);
  await page.reload();
  await chunk;
  await expect(offer).toHaveCount(0);
});

test('PRF-1 the offer switches the language, and the footer has all languages', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/matches');
  await page
    .getByRole('complementary', { name: '切换到中文？' })
    .getByText('切换', { exact: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('contentinfo').getByRole('button', { name: '中文' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
