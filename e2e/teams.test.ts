import type { BrowserContext, Page } from '@playwright/test';
import { AFTERNOON, liveMatch } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

const heading = { level: 1 } as const;
const rows = (page: Page) => page.locator('main ol[aria-label] > li');
const noTeams = (page: Page) => page.getByText('No teams available');

/** A cookie is sent with every page, call and stream. */
const setCookie = (
  name: 'x-world-at' | 'x-mock-scenario',
  value: string,
  context: BrowserContext,
  baseURL: string | undefined,
) => context.addCookies([{ name, value: encodeURIComponent(value), url: baseURL as string }]);

test.describe('with an id that no team has', () => {
  // Whether the id of a country is a team's is asked for.
  test.use({ expectedErrors: [/404.*\/teams\/details/] });

  test('TEA-2 a chosen country is in the address, and All countries clears it', {
    tag: '@long',
  }, async ({ page }) => {
    await gotoReady(page, '/basketball/teams/all');
    await page.getByRole('main').getByRole('button', { name: 'Country', exact: true }).click();
    const option = page.getByRole('option').first();
    const country = (await option.textContent()) ?? '';
    await option.click();
    await expect(page).toHaveURL(/\/basketball\/teams\/co-[a-z]+$/);
    await expect(page.getByRole('heading', heading)).toHaveText(`${country} Basketball ranking`);
    await expect(rows(page).first()).toContainText(country);
    await page.getByRole('main').getByRole('button', { name: 'All countries' }).click();
    await expect(page).toHaveURL(/\/basketball\/teams\/all$/);
    await expect(page.getByRole('heading', heading)).toHaveText('Basketball teams ranking');
  });

  test('TEA-3 a row of the ranking links to the team, and its breadcrumb to the country’s ranking', {
    tag: '@long',
  }, async ({ page }) => {
    await gotoReady(page, '/football/teams/all');
    await expect(page.getByRole('heading', heading)).toHaveText('Football teams ranking');
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/football\/team\/te-/);
    await expect(page).toHaveTitle(/: matches, form and ranking/);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/\/football\/teams\/co-/);
    await expect(page.getByRole('heading', heading)).toHaveText(/ Football ranking$/);
  });
});

test('TEA-6 the game in the breadcrumb links to the teams of all countries', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/team/te-eng-7');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Football' }).click();
  await expect(page).toHaveURL(/\/football\/teams\/all$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Football teams ranking');
});

test('TEA-3 Show more teams appends teams without scrolling the page', { tag: '@long' }, async ({
  page,
}) => {
  await gotoReady(page, '/football/teams/all');
  await expect(rows(page)).toHaveCount(20);
  const more = page.getByRole('link', { name: 'Show more teams' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await more.click();
  await expect(rows(page)).toHaveCount(40);
  await expect(page).toHaveURL(/\?pages=2$/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('TEA-7 the live stream updates the team’s match at the top of the page', {
  tag: '@long',
}, async ({ page, context, request, baseURL }) => {
  test.slow();
  const match = await liveMatch(request);
  const team = match.homeTeam;
  // A minute of the world every four seconds, so that the match clock changes soon.
  const world = `${AFTERNOON}; from=${new Date().toISOString()}; factor=15`;
  await setCookie('x-world-at', world, context, baseURL);
  const stream = page.waitForRequest((request) => request.url().includes('/api/live/stream'));
  await page.goto(`/football/team/${team.id}`);
  const board = page.locator(`main article[data-match="${match.id}"]`);
  await expect(board).toContainText(team.name);
  expect((await stream).url()).toContain(match.id);
  const first = (await board.textContent()) as string;
  await expect(board).not.toHaveText(first, { timeout: 60_000 });
});

test('TEA-7 an achievement shows the season and the team’s final rank', { tag: '@long' }, async ({
  page,
}) => {
  await gotoReady(page, '/football/team/te-eng-7?cups=over');
  const cups = page.locator('section', {
    has: page.getByRole('heading', { name: 'Tournaments' }),
  });
  await expect(cups.getByRole('link', { name: /^Premier Division/ })).toContainText(
    /Season 2025\/26 · \d+(st|nd|rd|th) of 20/,
  );
});

test('TEA-7 more matches and past tournaments are in the address', { tag: '@long' }, async ({
  page,
}) => {
  await gotoReady(page, '/football/teams/te-eng-7');
  const recent = page.locator('section', {
    has: page.getByRole('heading', { name: 'Recent matches' }),
  });
  await expect(recent.locator('[data-match]')).toHaveCount(5);
  await recent.getByRole('link', { name: 'Show more matches' }).click();
  await expect(recent.locator('[data-match]')).toHaveCount(20);
  await page.getByRole('link', { name: /^Achievements/ }).click();
  await expect(page).toHaveURL(/\/football\/teams\/te-eng-7\?played=1&cups=over$/);
  await expect(recent.locator('[data-match]')).toHaveCount(20);
});

test('a starred team stays starred after a reload', { tag: '@long' }, async ({ page }) => {
  await gotoReady(page, '/football/team/te-eng-7');
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^(Star|Unstar) Northgate Athletic$/ });
  await star.click();
  await expect(star).toHaveAttribute('data-starred', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('data-starred', 'true');
});

test('PRF-1 both pages exist in Chinese', { tag: '@long' }, async ({ page }) => {
  await page.goto('/football/teams/all?lang=zh');
  await expect(page.getByRole('heading', heading)).toHaveText('足球球队排名');
  await page.goto('/football/team/te-eng-7?lang=zh');
  await expect(page.getByRole('heading', { name: '近期赛果' })).toBeVisible();
});

test('TEA-4 EMP-1 a ranking without teams says so', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await setCookie('x-mock-scenario', 'empty', context, baseURL);
  await gotoReady(page, '/football/teams/all');
  await expect(noTeams(page)).toBeVisible();
  await gotoReady(page, '/football/team/te-eng-7');
  await expect(page.getByText('no matches', { exact: true }).first()).toBeVisible();
});

test.describe('with an upstream that is down', () => {
  test.use({ expectedErrors: [/50[234]/] });
  test('SYS-7 a ranking that failed to load can be retried', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await setCookie('x-mock-scenario', 'down', context, baseURL);
    await gotoReady(page, '/football/teams/all');
    await expect(page.getByText('Couldn’t load teams')).toBeVisible();
    await expect(page.getByText(/We’ll try again in \d+ s\./)).toBeVisible();
    await expect(noTeams(page)).toHaveCount(0);
    await context.clearCookies({ name: 'x-mock-scenario' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(20);
  });
});

test.describe('with an unknown id', () => {
  test.use({ expectedErrors: [/404/] });
  test('ENT-12 an unknown team is a 404 at both addresses', { tag: '@long' }, async ({ page }) => {
    for (const address of ['/football/team/te-none', '/football/teams/te-none']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', heading)).toHaveText('Page not found');
    }
  });
});

test('the ranking of teams and the page of one do not overflow at 320 px with long names', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await setCookie('x-mock-scenario', 'long-names', context, baseURL);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of ['/esports/teams/all', '/football/team/te-eng-7']) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(320);
  }
});
