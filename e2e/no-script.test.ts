import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { longUnless } from './long.ts';

test.use({
  javaScriptEnabled: false,
  hydrates: false,
  // Without script, Chromium reports each script as a failed request.
  expectedErrors: [/[.]js csp$|status of 405/],
});

/** Playwright's locators by text leave out `noscript`. */
const noticesOf = (page: Page) =>
  page
    .locator('body noscript p')
    .evaluateAll((notices) => notices.map((notice) => notice.textContent).join(' '));

const PATHS = [
  '/',
  '/football/matches',
  '/football/predictions',
  '/football/tournaments/all',
  '/football/teams/all',
  '/football/players/pl-eng-13-9-2025',
  '/football/news',
  '/login',
  '/register',
  '/account',
  '/terms',
];

/** What does nothing without script: buttons, fields, menus, and rows that stand for others. */
const DEAD = 'button, input, select, textarea, [role=listbox], [data-scripted], [aria-haspopup]';

for (const path of PATHS) {
  test(
    `without script ${path} shows no control that does nothing and no skeleton`,
    longUnless(['/', '/login'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeAttached();
      expect(await noticesOf(page)).toContain('Times are in Asia/Singapore');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator(DEAD).filter({ visible: true })).toHaveCount(0);
        const notice = page.locator('body noscript p').first();
        expect(await notice.evaluate((one) => getComputedStyle(one).paddingInlineStart)).not.toBe(
          '0px',
        );
        const needed = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
        expect(needed, `${width} px`).toBeLessThanOrEqual(width);
      }
    },
  );
}

test('MAT-5 without script a button leads from the first matches of a day to all', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/football/matches');
  const rows = page.locator('main li[data-match]');
  const shown = await rows.count();
  const more = page.getByRole('link', { name: /^Show all \d+ matches$/ });
  const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  expect(await noticesOf(page)).toContain(`${shown} of ${count}`);
  expect(count).toBeGreaterThan(shown);
  await more.click();
  await expect(rows).toHaveCount(count);
  await expect(more).toHaveCount(0);
});

test('PRF-1 without script the other language is a link', { tag: '@long' }, async ({ page }) => {
  await page.goto('/football/matches?show=live');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL(/show=live.*lang=zh|lang=zh.*show=live/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
});

for (const path of ['/login', '/register']) {
  test(`AUT-1 without script ${path} says what it needs, also as the answer to its form`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(path);
    const notice = 'You need JavaScript to log in or register';
    expect(await noticesOf(page)).toContain(notice);
    const submitted = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    expect((await submitted).status()).toBe(405);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => noticesOf(page)).toContain(notice);
  });
}

test('ACC-1 without script the account says what it needs', { tag: '@long' }, async ({ page }) => {
  await page.goto('/account');
  expect(await noticesOf(page)).toContain('Your account needs JavaScript');
});
