import { expect, test } from './fixtures.ts';
import { gotoReady, reloadReady } from './goto-ready.ts';
import { longUnless } from './long.ts';

const heading = { level: 1 } as const;

test('with nothing focused, left and right move through the days', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/football/matches');
  const days = page.getByRole('navigation', { name: 'Days' });
  await page.keyboard.press('ArrowRight');
  await expect(days.locator('[aria-current] + a')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(days.locator('[aria-current]')).toBeFocused();
});

test('EMP-1 a filter without matches leads to all of the day', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/football/matches?show=finished&find=nowhere');
  await page.getByRole('link', { name: /^Show all \d+ matches$/ }).click();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await expect(page.locator('main li[data-match]').first()).toBeVisible();
});

test('MAT-2 a day chosen in the calendar has its own address, and Back returns', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/esports/matches');
  await expect(page.getByRole('heading', heading)).toHaveText('Matches today');
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  await expect(page).toHaveURL(/\/esports\/matches\?date=\d{6}15$/);
  await expect(page.getByRole('heading', heading)).toHaveText(/^Matches for 15\.\d\d\.\d{4}$/);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Matches today');
});

test('MAT-2 the calendar and luxon are loaded when its button is used, not with the page', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const loaded = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  await gotoReady(page, '/football/matches');
  expect([loaded('site'), loaded('calendar'), loaded('luxon')]).toEqual([true, false, false]);
  await page.getByRole('button', { name: 'Choose a date' }).focus();
  await expect.poll(() => [loaded('calendar'), loaded('luxon')]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'Monday 21 December 2026' })).toBeFocused();
});

test('MAT-1 the day on which the clocks go back has its 25th hour', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    timezoneId: 'Europe/London',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const idsOf = async (query: string) => {
    const response = await context.request.get(`/api/matches?sportType=esports&${query}`);
    return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  };
  const zone = 'date=20261025&timezoneOffset=60&timeZone=Europe/London';
  const whole = await idsOf(zone);
  expect(whole.length).toBeGreaterThan((await idsOf('date=20261025&timezoneOffset=60')).length);
  await page.goto('/esports/matches?date=20261025&rows=all');
  await expect(page.locator('main li[data-match]')).toHaveCount(whole.length);
  await context.close();
});

test('MAT-1 the strip shows six days with the chosen one marked', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/football/matches?date=20261231');
  const days = page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link')
    .filter({ hasText: /./ });
  await expect(days).toHaveCount(6);
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date');
  await days.nth(3).click();
  await expect(page).toHaveURL(/date=20270102/);
  await expect(page.getByRole('heading', heading)).toHaveText('Matches for 02.01.2027');
});

for (const order of ['league', 'time'])
  test(
    `MAT-5 the page height does not change when offscreen rows by ${order} are rendered`,
    longUnless(order === 'league'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      // A first visit shows the day of the server's zone before the device's, which has other matches.
      await gotoReady(page, `/football/matches?by=${order}`);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      const heightBefore = await pageHeight();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main section { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      expect(Math.abs((await pageHeight()) - heightBefore)).toBeLessThanOrEqual(4);
    },
  );

test('HDR-4 switching the game keeps the section', { tag: '@long' }, async ({ page }) => {
  await gotoReady(page, '/football/matches');
  await page.getByRole('banner').getByRole('button', { name: 'Football' }).first().click();
  await page.getByRole('option', { name: 'Dota 2' }).click();
  await expect(page).toHaveURL(/\/dota2\/matches$/);
  await expect(page).toHaveTitle(/Dota 2 matches today/);
});

test.describe('in Spanish, on a phone', () => {
  test.use({ language: 'es', viewport: { width: 390, height: 844 } });

  test('MAT-4 an arrow shows that there are more filters, until the last one is in view', {
    tag: '@long',
  }, async ({ page }) => {
    await gotoReady(page, '/football/matches');
    const filters = page.getByRole('navigation', { name: 'Mostrar' });
    const arrow = () =>
      filters.evaluate((line) => Number(getComputedStyle(line, '::after').opacity));
    const finished = filters.getByRole('link', { name: /Finalizados/ });
    await expect(finished).not.toBeInViewport({ ratio: 0.5 });
    expect(await arrow()).toBe(1);
    await filters.evaluate((line) => line.scrollTo(line.scrollWidth, 0));
    await expect(finished).toBeInViewport({ ratio: 1 });
    await expect.poll(arrow).toBe(0);
  });
});

test('MAT-5 filter and order are in the address; Back undoes the filter, the order is remembered', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/matches');
  const filters = page.getByRole('navigation', { name: 'Show' });
  await filters.getByRole('link', { name: /Finished/ }).click();
  await expect(page).toHaveURL(/show=finished$/);
  await expect(page.locator('main li[data-state="live"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'By time', exact: true }).click();
  await expect(page).toHaveURL(/show=finished&by=time$/);
  await expect(page.locator('main h3').first()).toHaveText(/^\d\d:\d\d$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await expect(page.locator('main h3').first()).toHaveText(/^\d\d:\d\d$/);
});

test.describe('in the default zone of the server', () => {
  // Elsewhere the rows of the visitor's own day load after hydration.
  test.use({ timezoneId: 'Asia/Singapore' });

  test('text in the filter field narrows the rows and is in the address', async ({ page }) => {
    await gotoReady(page, '/football/matches');
    const rows = page.locator('main li[data-match]');
    const club = (await rows.first().locator('span span span').first().textContent()) ?? '';
    const name = (await rows.first().getByRole('link').textContent())?.split(' versus ')[0] ?? club;
    const all = await rows.count();
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/find=/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await reloadReady(page);
    await expect(page.getByRole('searchbox')).toHaveValue(name);
    await expect(rows.first()).toContainText(name);
    await page.getByRole('searchbox').fill('nobody plays here');
    await expect(page.getByText('No matches available for “nobody plays here”')).toBeVisible();
  });
});

test('a starred match keeps its place, leads at the next visit, and is under Starred in other tabs', {
  tag: '@long',
}, async ({ page, context }) => {
  // A headless shell denies notifications, and then nothing is asked.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await gotoReady(page, '/football/matches');
  const other = await context.newPage();
  await gotoReady(other, '/football/matches?show=starred');
  await expect(other.getByText('Nothing starred yet')).toBeVisible();
  const row = page.locator('main li[data-match]').nth(2);
  const id = await row.getAttribute('data-match');
  const star = page.locator(`main li[data-match="${id}"]`).getByRole('button');
  const before = await star.boundingBox();
  await star.click();
  await expect(star).toHaveAttribute('data-starred', 'true');
  expect(await star.boundingBox()).toEqual(before);
  // The question about alerts covers neither the date nor the filters.
  const question = await page.getByText('Get alerts for starred matches?').boundingBox();
  const firstRow = await page.locator('main li[data-match]').first().boundingBox();
  expect(question?.y).toBeGreaterThan(firstRow?.y ?? Number.POSITIVE_INFINITY);
  await reloadReady(page);
  await expect(page.locator('main h3').first()).toHaveText('Starred');
  await expect(page.locator('main li[data-match]').first()).toHaveAttribute('data-match', `${id}`);
  await expect(other.locator(`main li[data-match="${id}"]`)).toHaveCount(1);
});

test('MAT-5 a tournament starred in its heading moves to the top at the next visit, in other tabs too', {
  tag: '@long',
}, async ({ page, context }) => {
  await gotoReady(page, '/football/matches');
  const other = await context.newPage();
  await gotoReady(other, '/football/matches');
  const head = page.locator('main section header').nth(3);
  const name = `${await head.getByRole('link').textContent()}`;
  await head.getByRole('button', { name: `Star ${name}` }).click();
  for (const tab of [page, other]) {
    await reloadReady(tab);
    const first = tab.locator('main section header').first();
    await expect(first).toContainText(name);
    await expect(first.getByRole('button', { name: /^Unstar / })).toHaveAttribute(
      'data-starred',
      'true',
    );
  }
});

test('scores only: no odds or offers, and none in the document of the next visit', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/matches');
  const offer = page.locator('aside').getByRole('button', { name: /TL200/ });
  await expect(offer).toHaveCount(1);
  await page.getByRole('button', { name: 'Open the menu' }).first().click();
  await page.locator('summary', { hasText: /^Odds and offers/ }).click();
  await page.getByRole('button', { name: 'Off', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-content', 'scores');
  await expect(offer).toHaveCount(0);
  const response = await page.goto('/');
  const text = (await response?.text()) ?? '';
  expect(text).toContain('data-content="scores"');
  expect(text).not.toMatch(/, odds \d/);
});

test('HOM-4 a row has its tips and a countdown in hours and minutes at each width', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/matches?show=upcoming');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const width of [390, 600, 767, 900, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const row = page
      .locator('main li[data-match]')
      .filter({ has: page.locator('[title$=" tips"]') })
      .first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('[title$=" tips"]')).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(/^(\d+ h )?(\d+ min )?later$/)).toBeVisible();
  }
});

test('MAT-7 the side column is promo, ranking and news; on a phone the promo stands after the third group', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/matches');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const aside = page.locator('main aside');
  const promo = page.locator('main').getByRole('button', { name: /TL200/ });
  await expect(promo).toHaveCount(1);
  await expect(aside.getByRole('button', { name: /TL200/ })).toBeVisible();
  await expect(aside.getByRole('heading', { level: 2 })).toHaveText([
    'Football teams ranking',
    'Latest news',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(promo).toHaveCount(1);
  const groups = page.locator('main section:has(li[data-match])');
  const topOf = (place: typeof promo) =>
    place.evaluate((element) => element.getBoundingClientRect().top);
  expect(await topOf(promo)).toBeGreaterThan(await topOf(groups.nth(2)));
  expect(await topOf(promo)).toBeLessThan(await topOf(groups.nth(3)));
});
