import { expect, test } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

// The zone in which the server draws for a visitor that it has not met: the day is the right one at once.
test.use({ timezoneId: 'Asia/Singapore' });

const pages = ['/', '/football/matches', '/esports/matches'];

for (const path of pages) {
  test.describe('the document alone', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/], hydrates: false });

    test(`${path} is drawn from one request: the largest paint waits for no other`, async ({
      page,
    }) => {
      await page.route('**', (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      );
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-match]').first()).toBeVisible();
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('position', 'sticky');
    });
  });

  test(`${path} asks for its faces and its script once it is painted`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      // For a page that is not painted by then it waits no longer.
      const drawn = Math.min(paint?.startTime ?? 0, 2000);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < drawn)
        .map(({ name }) => name)
        .filter((name) => /[.](woff2|js)$/.test(name));
    });
    expect(early).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-family', /^"Touchline Text"/);
    expect(await page.evaluate(() => document.fonts.check('1em "Touchline Figures"', '0'))).toBe(
      true,
    );
  });

  test(`${path} asks nobody but its own house`, async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL as string)) others.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`${path} does not move while it comes alive (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await countShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

test('the letters beyond Western Europe have the face of the others, in a file of their own', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-alive');
  const files = await page.evaluate(async () => {
    const named = async (letter: string) =>
      (await document.fonts.load('1em "Touchline Text"', letter)).map(({ status }) => status);
    return [await named('ł'), await named('l')];
  });
  expect(files).toEqual([['loaded', 'loaded'], ['loaded']]);
});

test.describe('a slow script', () => {
  test.use({ hydrates: false });

  test('what is pressed before the page is alive is done once it is', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/*.js');
    await page.goto('/');
    await asked;
    const paints = await page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(paints).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-alive');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-alive');
  });
});

/** Where it is another day than in the house's zone, and where hours have quarters. */
for (const timezoneId of ['America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const path of ['/', '/football/matches']) {
      for (const width of [390, 1440]) {
        test(`PRF-6 ${path} takes a first visitor's own day without moving (${timezoneId}, ${width} px)`, async ({
          page,
          context,
          baseURL,
        }) => {
          await context.addCookies([
            { name: 'x-world-at', value: '2026-11-21T20:00:00Z', url: baseURL as string },
          ]);
          await page.setViewportSize({ width, height: 900 });
          await countShifts(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          // The page has taken the zone in once it has told the server of it.
          const known = () => page.evaluate(() => decodeURIComponent(document.cookie));
          const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
          await expect.poll(known).toContain(`"deviceZone":"${own}"`);
          await page.waitForLoadState('networkidle');
          expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
        });
      }
    }
  });
}
