import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';
import { nightlyUnless } from './long.ts';

// The zone in which the server renders for a first-time visitor, so that the first document has the right day.
test.use({ timezoneId: 'Asia/Singapore' });

const PATHS = ['/', '/football/matches', '/esports/matches'];

for (const path of PATHS) {
  test.describe('the document alone', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/], hydrates: false });

    test(
      `${path} renders from one request: the largest paint needs no other`,
      nightlyUnless(path === '/'),
      async ({ page }) => {
        await page.route('**', (route) =>
          route.request().resourceType() === 'document' ? route.continue() : route.abort(),
        );
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [data-match]').first()).toBeVisible();
        const header = page.getByRole('banner');
        await expect(header).toHaveCSS('position', 'sticky');
      },
    );
  });

  for (const width of [390, 1440]) {
    test(
      `${path} requests its fonts and script after the first paint, nothing from other origins, and hydrates without layout shifts (${width} px)`,
      nightlyUnless(path === '/football/matches' && width === 390),
      async ({ page, baseURL }) => {
        const foreignUrls: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(baseURL as string)) foreignUrls.push(request.url());
        });
        await page.setViewportSize({ width, height: 900 });
        await countShifts(page);
        await gotoReady(page, path);
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
        const early = await page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          // A page that is not painted after two seconds requests them anyway.
          const paintedAt = Math.min(paint?.startTime ?? 0, 2000);
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < paintedAt)
            .map(({ name }) => name)
            .filter((name) => /[.](woff2|js)$/.test(name));
        });
        expect(early).toEqual([]);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCSS('font-family', /^"Touchline Text"/);
        expect(
          await page.evaluate(() => document.fonts.check('1em "Touchline Figures"', '0')),
        ).toBe(true);
        await page.mouse.wheel(0, 4000);
        await page.waitForLoadState('networkidle');
        expect(foreignUrls).toEqual([]);
      },
    );
  }
}

for (const path of ['/', '/overwatch/tournament/to-owmasters']) {
  for (const width of [390, 768, 1024, 1440]) {
    test(
      `${path} does not shift where the rest of its lists comes late (${width} px)`,
      nightlyUnless(path === '/' && width === 1024),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.route('**/api/**', async (route) => {
          await page.locator('html[data-alive]').waitFor({ state: 'attached' });
          await route.continue();
        });
        await countShifts(page);
        await gotoReady(page, path);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.008);
      },
    );
  }
}

test('/ does not shift where its fonts come after hydration (390 px)', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.woff2', async (route) => {
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await route.continue();
  });
  await countShifts(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-faceless');
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005);
});

test('letters beyond Western Europe use the same font, from a separate file', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  const files = await page.evaluate(async () => {
    const fontsFor = async (letter: string) =>
      (await document.fonts.load('1em "Touchline Text Ext"', letter)).map(({ status }) => status);
    return [await fontsFor('ł'), await fontsFor('l')];
  });
  expect(files).toEqual([['loaded'], []]);
});

test.describe('with a slow script', () => {
  test.use({ hydrates: false });

  test('a click before hydration takes effect after it', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const scriptRequest = page.waitForRequest('**/assets/*.js');
    await page.goto('/');
    await scriptRequest;
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(paints).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
  });
});

/** Zones with another date than the server's default zone, and one with an offset of 45 minutes: each page at each width. */
for (const [timezoneId, path, width] of [
  ['Asia/Shanghai', '/', 390],
  ['Asia/Shanghai', '/football/matches', 1440],
  ['America/New_York', '/', 1440],
  ['America/New_York', '/football/matches', 390],
  ['Asia/Kathmandu', '/', 390],
  ['Asia/Kathmandu', '/football/matches', 1440],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(
      `PRF-6 ${path} switches to a first-time visitor's own day without layout shifts (${timezoneId}, ${width} px)`,
      nightlyUnless(timezoneId === 'Asia/Shanghai' && path === '/'),
      async ({ page, context, baseURL }) => {
        await context.addCookies([
          { name: 'x-world-at', value: '2026-11-21T20:00:00Z', url: baseURL as string },
        ]);
        await page.setViewportSize({ width, height: 900 });
        await countShifts(page);
        await gotoReady(page, path);
        // The page has applied the zone once it has stored it in the cookie.
        const cookies = () => page.evaluate(() => decodeURIComponent(document.cookie));
        const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
        await expect.poll(cookies).toContain(`"deviceZone":"${zone}"`);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
      },
    );
  });
}
