import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady, reloadReady } from './goto-ready.ts';

const LIST_PATH = '/football/tournaments/all';
const CUP_PATH = '/football/tournament/to-engcup';

async function chooseCountry(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name: 'Country' });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name, exact: true }).click();
}

const rows = (page: Page) => page.getByRole('main').locator('a[href*="/tournament/"]');

async function inScenario(page: Page, name: string) {
  const url = new URL(test.info().project.use.baseURL ?? 'http://127.0.0.1:8080');
  await page
    .context()
    .addCookies([{ name: 'x-mock-scenario', value: name, domain: url.hostname, path: '/' }]);
}

test('TRN-1 TRN-4 each tab has its own address and list, Back returns to the previous one, and a row links to its tournament', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, LIST_PATH);
  const tabs = page.getByRole('navigation', { name: 'Tournaments by state' });
  await expect(tabs.getByRole('link')).toHaveText(['Ongoing', 'Upcoming', 'Finished', '2026']);
  await tabs.getByRole('link', { name: 'Finished' }).click();
  await expect(page).toHaveURL(/\?show=finished$/);
  await expect(page).toHaveTitle(/finished/);
  await expect(rows(page).first()).toContainText('ago');
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Ongoing' })).toHaveAttribute('aria-current', 'page');
  await expect(rows(page).first()).toContainText('left');
  await page.getByRole('link', { name: /^Premier Division/ }).click();
  await expect(page).toHaveURL(/\/football\/tournament\/to-eng1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier Division');
});

test('TRN-2 TRN-3 a country filters the list without a request, and All countries clears it', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, LIST_PATH);
  const all = await rows(page).count();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tournaments')) calls.push(request.url());
  });
  await chooseCountry(page, 'England');
  await expect(page).toHaveURL(/\?country=co-eng$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football tournaments, England');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'All countries' }).click();
  await expect(rows(page)).toHaveCount(all);
  expect(calls.filter((url) => url.includes('countryId'))).toEqual([]);
});

test('TRN-3 a country in the address is requested, and All countries clears it', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/tournaments/co-eng');
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'All countries' }).click();
  await expect(page).toHaveURL(/\/football\/tournaments\/all$/);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(20);
});

test('TRN-5 while tournaments load the sport cannot be changed, and the menu says why', {
  tag: '@long',
}, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/tournaments/upcoming*', async (route) => {
    await released;
    await route.continue();
  });
  await gotoReady(page, LIST_PATH);
  const sport = page.getByRole('banner').getByRole('button', { name: 'Football' }).first();
  await page.getByRole('main').getByRole('link', { name: 'Upcoming' }).click();
  await expect(sport).toHaveAttribute('aria-disabled', 'true');
  await expect(sport).toHaveAccessibleDescription(/switch sport once the tournaments have loaded/);
  await sport.click({ force: true });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  release();
  await expect(sport).not.toHaveAttribute('aria-disabled');
  await expect(rows(page).first()).toBeVisible();
});

test('TRN-1 the rows of a loading list are where those of the loaded list will be', {
  tag: '@long',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/tournaments/upcoming*', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await gotoReady(page, LIST_PATH);
  await page.getByRole('main').getByRole('link', { name: 'Upcoming' }).click();
  const placeholder = page.locator('main [aria-busy] [data-full]').first();
  await expect(placeholder).toBeVisible();
  const expected = await placeholder.boundingBox();
  release();
  const row = page.locator('main li[data-full]').first();
  await expect(row).toBeVisible();
  expect(await row.boundingBox()).toEqual(expected);
});

test('TRN-1 a starred tournament keeps its place and moves to the top on the next visit', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, LIST_PATH);
  const star = page.getByRole('button', { name: /^(Star|Unstar) Segunda Nacional$/ });
  await expect(async () => {
    await star.click();
    await expect(star).toHaveAttribute('data-starred', 'true', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { name: /^Starred/ })).toHaveCount(0);
  await reloadReady(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /Starred/,
  );
  await expect(rows(page).first()).toContainText('Segunda Nacional');
});

test('EMP-1 an empty list says so', { tag: '@long' }, async ({ page }) => {
  await inScenario(page, 'empty');
  await page.goto(LIST_PATH);
  await expect(page.getByRole('main')).toContainText('No tournaments available');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test.describe('with an upstream that is down', () => {
  test.use({ expectedErrors: [/503/] });

  test('SYS-7 a list that failed to load can be retried', { tag: '@long' }, async ({ page }) => {
    await inScenario(page, 'down');
    await page.goto(LIST_PATH);
    await expect(page.getByRole('main')).toContainText('Couldn’t load tournaments');
    await expect(page.getByRole('main')).not.toContainText('No tournaments available');
    await page.context().clearCookies({ name: 'x-mock-scenario' });
    const button = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await button.click({ timeout: 1000 }).catch(() => {});
      await expect(rows(page).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

test('TRN-7 more matches have their own address', { tag: '@long' }, async ({ page }) => {
  await gotoReady(page, '/football/tournament/to-eng1');
  const finished = page.locator('section', {
    has: page.getByRole('heading', { name: 'Finished' }),
  });
  await expect(finished.locator('li[data-match]')).toHaveCount(10);
  await finished.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/finished=40$/);
  await expect(finished.locator('li[data-match]')).toHaveCount(40);
});

test('TRN-7 the knock-out rounds can be focused and scrolled with the keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await gotoReady(page, CUP_PATH);
  const region = page.getByRole('region', { name: 'Knockout rounds' });
  await region.focus();
  await expect(region).toBeFocused();
  const before = await region.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeLessThan(before);
});

test('TRN-7 on a desktop no known team name is cut off, because upcoming rounds are narrow', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoReady(page, CUP_PATH);
  const region = page.getByRole('region', { name: 'Knockout rounds' });
  expect(await region.evaluate((element) => element.scrollLeft)).toBe(0);
  const cut = await region
    .locator('.cut')
    .evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('TRN-7 on a phone one round fills the width, starting with the current one', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoReady(page, CUP_PATH);
  const region = page.getByRole('region', { name: 'Knockout rounds' });
  const place = () => region.evaluate((element) => element.scrollLeft);
  await expect.poll(place).toBeGreaterThan(100);
  const height = () => region.evaluate((element) => element.clientHeight);
  const short = await height();
  await region.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect.poll(height).toBeGreaterThan(short * 1.5);
});

for (const scenario of ['long-names', 'half-filled']) {
  test(`tournaments do not overflow at 320 px: ${scenario}`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await inScenario(page, scenario);
    for (const path of [LIST_PATH, CUP_PATH, '/overwatch/tournament/to-owmasters']) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
}

test.describe('Chinese dates', () => {
  test.use({ language: 'zh', viewport: { width: 1024, height: 900 } });

  test('TRN-1 the Chinese dates of a tournament stand in one line (1024 px)', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/esports/tournaments/all');
    const dates = rows(page).locator('.fig-s', { hasText: '–' });
    await expect(dates.first()).toBeVisible();
    const heights = await dates.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(20);
  });
});
