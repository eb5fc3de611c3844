import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

const ARTICLE_PATH = '/football/news/article/ar-three-changes';
const titles = {
  en: 'Three changes that made Northgate’s midfield',
  zh: '三处调整，成就北门竞技的中场',
} as const;

/** A Saturday morning, before the matches of the day. */
const morning = (baseURL: string | undefined) => ({
  name: 'x-world-at',
  value: encodeURIComponent('2026-11-21T08:00:00Z'),
  url: baseURL as string,
});

test.use({ timezoneId: 'Europe/London' });

test('NWS-1 choosing a board changes the highlight only', { tag: '@long' }, async ({ page }) => {
  await page.goto('/football/news');
  const lines = page.getByRole('main').getByRole('link').locator('strong');
  const titles = () => lines.allTextContents();
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

test('FOT-4 on a phone the breadcrumb is one line, cut at its end', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE_PATH);
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps.last()).toHaveText(titles.en);
  const lines = await steps.last().evaluate((step) => {
    const range = document.createRange();
    range.selectNodeContents(step.firstElementChild as Element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBe(1);
  expect((await steps.last().boundingBox())?.width).toBeGreaterThan(220);
});

test('NWS-2 a headline links to its article, and the breadcrumb back', { tag: '@long' }, async ({
  page,
}) => {
  await gotoReady(page, '/football/news');
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

test('a second navigation does not wait for the first one', { tag: '@long' }, async ({ page }) => {
  const { promise: requested, resolve: onRequest } = Promise.withResolvers<Route>();
  await page.route('**/assets/news-page-*.js', onRequest, { times: 1 });
  await gotoReady(page, '/football/matches');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  await section('Predictions').click();
  const script = await requested;
  await section('Teams').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Football teams ranking');
  await script.continue();
  await page.waitForFunction(() => new Promise((done) => setTimeout(done, 100, true)));
  await expect(title).toHaveText('Football teams ranking');
});

test.describe('when the script of a page fails to load', () => {
  test.use({ expectedErrors: [/news-page/] });

  test('going Back meanwhile cancels the navigation', { tag: '@long' }, async ({ page }) => {
    const { promise: requested, resolve: onRequest } = Promise.withResolvers<Route>();
    await page.route('**/assets/news-page-*.js', onRequest, { times: 1 });
    await gotoReady(page, '/football/matches');
    await page.evaluate(() => sessionStorage.setItem('touchline.reloaded', `${Date.now()}`));
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Predictions' })
      .click();
    const script = await requested;
    await page.goBack();
    await expect(page).toHaveURL(/matches$/);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await script.abort('failed');
    await page.waitForFunction(() => new Promise((done) => setTimeout(done, 100, true)));
    expect(documents).toEqual([]);
  });
});

test('NWS-3 the match in an article links to its page', { tag: '@long' }, async ({ page }) => {
  await page.goto(ARTICLE_PATH);
  const card = page.getByRole('main').locator('[data-match]');
  const id = await card.getAttribute('data-match');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/football/matches/${id}$`));
});

test('NWS-3 the latest headline leads to its article, cover and match, at an address that stays', async ({
  page,
  context,
  baseURL,
}) => {
  const at = (instant: string) =>
    context.addCookies([
      { name: 'x-world-at', value: encodeURIComponent(instant), url: baseURL as string },
    ]);
  await at('2026-11-28T15:20:00Z');
  await gotoReady(page, '/football/news');
  const lead = page.getByRole('main').locator('a[data-lead]');
  const title = await lead.locator('strong').textContent();
  const picture = lead.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await lead.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title as string);
  const text = page.getByRole('article').first();
  const paragraphs = await text.locator('p').allTextContents();
  await expect(page.getByRole('main').locator('[data-match]')).toHaveCount(1);
  await at('2027-03-01T12:00:00Z');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title as string);
  expect(await text.locator('p').allTextContents()).toEqual(paragraphs);
});

test('PRF-1 another language applies to the open article', { tag: '@long' }, async ({ page }) => {
  await page.goto(ARTICLE_PATH);
  const menu = page.getByRole('contentinfo').getByRole('button', { name: 'English' });
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('option', { name: '简体中文' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.zh);
  await expect(page.getByRole('heading', { name: '整条中场前移十米' })).toBeVisible();
});

test.describe('when the match of an article cannot be loaded', () => {
  test.use({ expectedErrors: [/502/] });

  test('NWS-3 an article whose match cannot be loaded is complete without it', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route('**/api/matches/main*', (route) => route.fulfill({ status: 502, json: {} }));
    await gotoReady(page, '/football/news');
    await page.getByRole('main').getByRole('link', { name: titles.en }).click();
    await expect(page.getByText('None of it is clever')).toBeVisible();
    await expect(page.getByRole('main').locator('[data-match]')).toHaveCount(0);
  });
});

test('NWS-2 an upstream without news leaves the features', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'x-mock-scenario', value: 'empty', url: baseURL as string }]);
  await page.goto('/football/news');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: titles.en })).toBeVisible();
  await expect(main.locator('a[href*="/football/news/article/"]')).toHaveCount(7);
  await expect(main.getByText('No news available')).toHaveCount(0);
});

test('NWS-4 upcoming matches are sorted by kick-off, and load their form when visible', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([morning(baseURL)]);
  await gotoReady(page, '/football/predictions');
  const cards = page.getByRole('main').locator('li[data-match]');
  await expect.poll(() => cards.count()).toBeGreaterThan(6);
  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText(/\d+%/);
});

test('NWS-4 Show more adds matches without losing the scroll position', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([morning(baseURL)]);
  await gotoReady(page, '/football/predictions');
  const cards = page.getByRole('main').locator('li[data-match]');
  await expect(cards).toHaveCount(24);
  // Rows that become visible change height, so the link may move during the first click.
  await expect(async () => {
    await page.getByRole('link', { name: 'Show more' }).click({ timeout: 2000 });
    await expect(page).toHaveURL(/show=48/, { timeout: 2000 });
  }).toPass();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('PRF-2 another odds format applies to the predictions', { tag: '@long' }, async ({ page }) => {
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

test('NWS-4 a match leaves the predictions when it kicks off', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  // Four minutes before the many kick-offs at three o'clock, at 30 times the speed.
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
