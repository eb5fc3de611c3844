import type { Page } from '@playwright/test';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import { languages } from '@touchline/types/client-contract';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { longUnless } from './long.ts';

/** The heading, the label of the odds' menu, one of its formats, and the tag of the document. */
const texts: Record<Language, { heading: string; odds: string; american: string; lang: string }> = {
  en: { heading: 'Scores, odds and tips', odds: 'Odds', american: 'American', lang: 'en' },
  zh: { heading: '比分、赔率与推荐', odds: '赔率', american: '美式盘', lang: 'zh-Hans' },
  es: {
    heading: 'Resultados, cuotas y pronósticos',
    odds: 'Cuotas',
    american: 'Americanas',
    lang: 'es',
  },
};

async function choose(page: Page, menu: RegExp, option: string) {
  const button = page.getByRole('contentinfo').getByRole('button', { name: menu });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name: option }).click();
}

for (const language of languages) {
  const { heading, odds, american, lang } = texts[language];

  test.describe(language, () => {
    test.use({ language });

    test(`HOM-1 the document has the live matches (${language})`, async ({ request }) => {
      const document = await (await request.get(`/?lang=${language}`)).text();
      expect(document).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(document).toMatch(/<main.*<article[^>]* data-match="ma-/s);
    });

    test(
      `PRF-1 the page hydrates in the language in which it was rendered (${language})`,
      longUnless(language === 'en'),
      async ({ page }) => {
        await page.goto('/');
        await choose(page, new RegExp(odds), american);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      },
    );
  });
}

test('PRF-2 another odds format applies at once, and on the next visit', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const row = page.locator('main li[data-match]').first();
  await expect(row).not.toContainText(/[+−]\d{3}/);
  await choose(page, /Odds/, 'American');
  await expect(row).toContainText(/[+−]\d{3}/);
  await page.reload();
  await expect(row).toContainText(/[+−]\d{3}/);
});

test('PRF-1 another language applies at once, and in later documents from the server', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await choose(page, /English/, '简体中文');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.zh.heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const document = await page.request.get('/');
  expect(await document.text()).toContain(texts.zh.heading);
});

test.describe('with a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('PRF-1 a first visit is in English, and follows local storage afterwards, not the cookie', {
    tag: '@long',
  }, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    await expect(heading).toHaveText(texts.en.heading);
    await choose(page, /English/, '简体中文');
    await expect(heading).toHaveText(texts.zh.heading);
    await page.reload();
    await expect(heading).toHaveText(texts.zh.heading);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(heading).toHaveText(texts.en.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('PRF-7 a chosen theme applies before the first paint', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await choose(page, /Theme/, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.context().clearCookies();
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const { dataset } = document.documentElement;
      // Without the cookie the document is requested again before it is painted.
      if (!('outdated' in dataset)) globalThis.sessionStorage.firstTheme ??= dataset.theme;
    });
  });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.firstTheme)).toBe('light');
});

test('nothing overflows from 390 to 1440 px', async ({ page }) => {
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) await page.goto('/');
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed).toBeLessThanOrEqual(width);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('SYS-9 shows a page with header, footer and a link to the home page', {
    tag: '@long',
  }, async ({ page }) => {
    const response = await page.goto('/chess/matches');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.heading);
    await expect(page).toHaveTitle(/Scores, odds and tips/);
  });
});

test('HOM-3 a click on its heading closes and opens a block', async ({ page }) => {
  await page.goto('/');
  const block = page.locator('details', { has: page.locator('[data-match]') }).first();
  const row = block.locator('[data-match]').first();
  await expect(row).toBeVisible();
  await block.locator('summary').click();
  await expect(row).toBeHidden();
  await block.locator('summary').click();
  await expect(row).toBeVisible();
});

test('FOT-6 a click on a promo copies its code and shows a toast', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoReady(page, '/');
  await page.getByRole('button', { name: /WELCOME100/ }).click();
  const toast = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(toast).toHaveText('Promo code copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME100');
});
