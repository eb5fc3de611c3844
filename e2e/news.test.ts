import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const article = '/football/news/article/ar-three-changes';
const titles = {
  en: 'Three changes that made Northgate’s midfield',
  zh: '三处调整，成就北门竞技的中场',
} as const;

/** A Saturday morning, with the whole day still to come. */
const morning = (baseURL: string | undefined) => ({
  name: 'x-world-at',
  value: encodeURIComponent('2026-11-21T08:00:00Z'),
  url: baseURL as string,
});

test.use({ timezoneId: 'Europe/London' });

test('NWS-1 choosing a board changes the highlight only', async ({ page }) => {
  await page.goto('/football/news');
  const lines = page.getByRole('main').getByRole('link');
  // The times are the house zone's until the page knows its visitor's.
  const titles = async () =>
    (await lines.allTextContents()).map((line) => line.replace(/^\d\d:\d\d/, ''));
  const before = await titles();
  const guides = page.getByRole('button', { name: 'Guides' });
  await expect(async () => {
    await guides.click();
    await expect(guides).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await titles()).toEqual(before);
  await expect(page).toHaveURL(/\/football\/news$/);
});

test('NWS-2 a line of the news leads to its article, and the breadcrumb back', async ({ page }) => {
  await page.goto('/football/news', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await page.getByRole('main').getByRole('link', { name: titles.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en);
  await expect(page).toHaveTitle(`${titles.en} · Touchline`);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'News' })
    .click();
  await expect(page).toHaveURL(/\/football\/news$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football news');
});

test('whoever chooses another page meanwhile does not wait for the first one', async ({ page }) => {
  const { promise: wanted, resolve: want } = Promise.withResolvers<Route>();
  await page.route('**/assets/news-page-*.js', want, { times: 1 });
  await page.goto('/football/matches', { waitUntil: 'networkidle' });
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  await section('Predictions').click();
  const code = await wanted;
  await section('Teams').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Football teams ranking');
  await code.continue();
  await page.waitForFunction(() => new Promise((done) => setTimeout(done, 100, true)));
  await expect(title).toHaveText('Football teams ranking');
});

test.describe('with the code of a page lost on its way', () => {
  test.use({ expectedErrors: [/news-page/] });

  test('whoever has gone Back meanwhile is not led there', async ({ page }) => {
    const { promise: wanted, resolve: want } = Promise.withResolvers<Route>();
    await page.route('**/assets/news-page-*.js', want, { times: 1 });
    await page.goto('/football/matches', { waitUntil: 'networkidle' });
    await page.evaluate(() => sessionStorage.setItem('touchline.reloaded', `${Date.now()}`));
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Predictions' })
      .click();
    const code = await wanted;
    await page.goBack();
    await expect(page).toHaveURL(/matches$/);
    const documents: string[] = [];
    page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()));
    await code.abort('failed');
    await page.waitForFunction(() => new Promise((done) => setTimeout(done, 100, true)));
    expect(documents).toEqual([]);
  });
});

test('NWS-3 the match in an article leads to its page', async ({ page }) => {
  await page.goto(article);
  const card = page.getByRole('main').locator('[data-match]');
  const id = await card.getAttribute('data-match');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/football/matches/${id}$`));
});

test('PRF-1 another language brings the words of the article that is open', async ({ page }) => {
  await page.goto(article);
  const menu = page.getByRole('contentinfo').getByRole('button', { name: 'English' });
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('option', { name: '简体中文' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.zh);
  await expect(page.getByRole('heading', { name: '整条中场前移十米' })).toBeVisible();
});

test('NWS-3 an article whose match cannot be had is whole without it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'x-mock-scenario', value: 'empty', url: baseURL as string }]);
  await page.goto(article);
  await expect(page.getByText('None of it is clever')).toBeVisible();
  await expect(page.getByRole('main').locator('[data-match]')).toHaveCount(0);
});

test('NWS-4 the coming matches stand by kick-off, and all their form is there once they are seen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([morning(baseURL)]);
  await page.goto('/football/predictions', { waitUntil: 'networkidle' });
  const cards = page.getByRole('main').locator('li[data-match]');
  await expect.poll(() => cards.count()).toBeGreaterThan(6);
  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText(/\d+%/);
});

test('NWS-4 more than fit are shown on demand, without losing the place', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([morning(baseURL)]);
  await page.goto('/football/predictions', { waitUntil: 'networkidle' });
  const cards = page.getByRole('main').locator('li[data-match]');
  await expect(cards).toHaveCount(24);
  // Rows that come into view grow to their height: the link may move under the first click.
  await expect(async () => {
    await page.getByRole('link', { name: 'Show more' }).click({ timeout: 2000 });
    await expect(page).toHaveURL(/show=48/, { timeout: 2000 });
  }).toPass();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('PRF-2 another odds format changes every price of the predictions', async ({ page }) => {
  await page.goto('/football/predictions');
  const first = page.getByRole('main').locator('li[data-match]').first();
  await expect(first).toContainText(/\d\.\d\d/);
  const menu = page.getByRole('main').getByRole('button', { name: 'Decimal' });
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('option', { name: 'American' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name: 'American' }).click();
  await expect(first).toContainText(/[+−]\d{3}/);
});

test('NWS-4 a match leaves the predictions when it kicks off', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  // Four minutes before the many kick-offs of three o'clock, at thirty seconds a second.
  const world = `2026-11-21T14:56:00Z; from=${new Date().toISOString()}; factor=30`;
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(world), url: baseURL as string },
  ]);
  await page.goto('/football/predictions');
  const first = page.getByRole('main').locator('li[data-match]').first();
  const id = await first.getAttribute('data-match');
  const card = page.locator(`[data-match="${id}"]`);
  await expect(card).toHaveCount(0, { timeout: 90_000 });
});
