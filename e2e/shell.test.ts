import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { longUnless } from './long.ts';

const OPEN_PANEL = 'Open the menu';

async function panelOf(page: Page) {
  const panel = page.getByRole('dialog');
  // In the header, on a phone in the dock.
  const button = page
    .locator('header > div > [aria-haspopup="dialog"], nav > [aria-haspopup="dialog"]')
    .filter({ visible: true })
    .first();
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await expect(panel).toBeVisible({ timeout: 15_000 });
  return panel;
}

test('SID-1 a click outside slides the panel out and returns the focus', async ({ page }) => {
  await page.goto('/');
  const panel = await panelOf(page);
  // Starts to listen before the click and returns a handle to the result.
  const slid = await panel.evaluateHandle((dialog) => {
    const closed = new Promise<number>((resolve) => {
      let startedAt = 0;
      new MutationObserver(() => {
        startedAt = performance.now();
      }).observe(dialog, { attributeFilter: ['data-closing'] });
      dialog.addEventListener('close', () => resolve(performance.now() - startedAt));
    });
    return { closed };
  });
  await page.mouse.click(1200, 400);
  expect(await slid.evaluate(({ closed }) => closed)).toBeGreaterThan(280);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: OPEN_PANEL }).first()).toBeFocused();
});

test('SID-1 Escape closes the panel, and Tab stays within it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const panel = await panelOf(page);
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab');
    const inPage = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(inPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('FOT-1 on a phone every footer menu opens inside the window', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/terms');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const button of await page.getByRole('contentinfo').getByRole('button').all()) {
      const list = page.getByRole('listbox');
      await expect(async () => {
        if (!(await list.isVisible())) await button.click();
        await expect(list).toBeVisible({ timeout: 500 });
      }).toPass();
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
    }
  }
});

test('PRF-6 the menu of zones loads every zone with its offset, and stays inside a phone', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 320, height: 844 });
  await gotoReady(page, '/terms');
  expect(scripts.filter((url) => url.includes('/assets/luxon-'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Asia/Singapore' }).click();
  const tokyo = page.getByRole('option', { name: 'Asia/Tokyo UTC+9' });
  await expect(tokyo).toBeAttached();
  const box = await page.getByRole('listbox').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await tokyo.click();
  const cookie = () => page.evaluate(() => decodeURIComponent(document.cookie));
  await expect.poll(cookie).toContain('"zone":"Asia/Tokyo"');
});

test('PRF-6 the menu of zones lies above the banner and the dock', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/football/matches');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('complementary', { name: /250%/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Asia/Singapore' }).click();
  await expect(page.getByRole('option', { name: 'Asia/Tokyo UTC+9' })).toBeAttached();
  const covered = await page.getByRole('listbox').evaluate((list) => {
    const { x, y, width, height } = list.getBoundingClientRect();
    const spots = [0.05, 0.5, 0.95].map((part) => [x + width * part, y + height - 12] as const);
    return spots.filter(([left, top]) => !list.contains(document.elementFromPoint(left, top)));
  });
  expect(covered).toEqual([]);
});

test('HDR-3 the menu of games shows all of them at once, under their sports', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/football/matches');
  await page.getByRole('banner').getByRole('button', { name: 'Football' }).click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(14);
  const hidden = await list.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(hidden).toBe(0);
  await expect(list.locator('svg')).toHaveCount(3);
});

test('SID-3 a link in the panel navigates and closes the panel', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const panel = await panelOf(page);
  await panel.getByText('Basketball').click();
  await panel.getByRole('link', { name: 'Matches' }).nth(1).click();
  await expect(page).toHaveURL(/\/basketball\/matches$/);
  await expect(panel).toBeHidden();
});

test('SID-4 an odds format chosen in the panel applies at once', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const panel = await panelOf(page);
  await panel.locator('summary', { hasText: /^Odds(?! and)/ }).click();
  await panel.getByRole('button', { name: 'American' }).click();
  await expect(page.locator('main li[data-match]').first()).toContainText(/[+−]\d{3}/);
});

test('FOT-3 the banner appears on scrolling, copies its code, and can be closed', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: /250%/ });
  await expect(banner).toBeHidden();
  await page.evaluate(() => scrollTo(0, 300));
  await banner.getByRole('button', { name: 'Get the code' }).click();
  await expect(page.getByText('Promo code copied to clipboard')).toBeVisible();
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
});

test.describe('in Spanish, whose words are the longest', () => {
  test.use({ language: 'es', viewport: { width: 320, height: 800 } });

  test('the open panel passes axe in both themes and does not overflow', { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const panel = await panelOf(page);
    await panel.locator('details').evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without script', () => {
  // Without script, Chromium reports each script as a failed request.
  test.use({
    javaScriptEnabled: false,
    hydrates: false,
    expectedErrors: [/[.]js csp$/],
  });

  for (const [path, name, width] of [
    ['/football/teams/all', 'Teams', 768],
    ['/football/matches?show=starred', 'Starred', 320],
  ] as const) {
    test(
      `HDR-5 the active tab is visible from the first paint: ${path}`,
      longUnless(name === 'Starred'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        const chosen = page.locator('nav:visible a[aria-current]', { hasText: name });
        const box = await chosen.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      },
    );
  }
});

test('a printed day has its matches and nothing that floats or leads elsewhere', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/football/matches');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main li[data-match]').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: /chat/i })).toBeHidden();
});

/** How much of the window the bars cover that stay in place. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const fixed = ['header', 'nav[aria-label="Menu"]', 'aside[aria-label*="%"]'];
    return fixed
      .flatMap((bar) => [...document.querySelectorAll(bar)])
      .filter((bar) => !bar.closest('main'))
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, height) => sum + height, 0);
  });

for (const [width, height, most] of [
  [320, 568, 110],
  [390, 844, 120],
  [768, 1024, 120],
] as const)
  test(
    `HDR-1 FOT-3 while reading at ${width}×${height} the bars take at most ${most} px`,
    longUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await gotoReady(page, '/football/teams/all');
      const offer = page.getByRole('complementary', { name: /^250%/ });
      await expect(offer).toBeHidden();
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 150);
      await expect(offer).toBeVisible();
      for (let at = 0; at < 5; at += 1) await page.mouse.wheel(0, 200);
      await expect.poll(() => barsOf(page)).toBeLessThanOrEqual(most);
      await expect(offer).toBeVisible();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      await expect(offer).toBeVisible();
      await offer.getByRole('button', { name: 'Close' }).click();
      await expect(offer).toBeHidden();
    },
  );

for (const path of ['/', '/cod/matches'])
  test(`HDR-6 Login and Register stand in the header from 360 px on: ${path}`, {
    tag: '@long',
  }, async ({ page }) => {
    for (const language of ['en', 'zh', 'es']) {
      await page.goto(`${path}?lang=${language}`);
      for (const width of [360, 390, 640]) {
        await page.setViewportSize({ width, height: 800 });
        const banner = page.getByRole('banner');
        for (const to of ['/login', '/register'])
          await expect(banner.locator(`a[href="${to}"]`)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

test('PRF-1 a language is stored when it is clicked, before its texts arrive', async ({ page }) => {
  await gotoReady(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  const option = page.getByRole('option', { name: '中文' });
  await expect(option).toBeVisible();
  await page.route('**/assets/*', () => {});
  await page.route('**/api/**', () => {});
  await option.click();
  const response = await page.goto('/football/matches', { waitUntil: 'commit' });
  expect(await response?.text()).toContain('<html lang="zh');
});
