import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Match {
  id: string;
  endTime: number;
  homeTeam: { id: string; name: string };
  tournament: { sportType: string };
}

const afternoon = '2026-11-22T15:30:00Z';
const heading = { level: 1 } as const;
const rows = (page: Page) => page.locator('main ol[aria-label] > li');
const nothing = (page: Page) => page.getByText('No teams available');

async function somePlayingTeam(request: APIRequestContext) {
  const answer = await request.get('/api/matches/live?limit=100', {
    headers: { 'x-world-at': afternoon },
  });
  const { data } = (await answer.json()) as { data: Match[] };
  // The one with most before it: it is still being played when a slow machine has the page ready.
  const [match] = data
    .filter(({ tournament }) => tournament.sportType === 'football')
    .sort((one, other) => other.endTime - one.endTime) as [Match];
  return { match, team: match.homeTeam };
}

/** The world as the whole site sees it: a cookie goes with every page, call and stream. */
const withCookie = (
  name: 'x-world-at' | 'x-mock-scenario',
  value: string,
  context: BrowserContext,
  baseURL: string | undefined,
) => context.addCookies([{ name, value: encodeURIComponent(value), url: baseURL as string }]);

test('TEA-3 a row of the ranking leads to the team, and its breadcrumb to the country’s ranking', async ({
  page,
}) => {
  await page.goto('/football/teams/all', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', heading)).toHaveText('Football teams ranking');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/football\/team\/te-/);
  await expect(page).toHaveTitle(/: matches, form and ranking/);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/football\/teams\/co-/);
  await expect(page.getByRole('heading', heading)).toHaveText(/ Football ranking$/);
});

test('TEA-6 the game of the breadcrumb leads to the teams of all countries', async ({ page }) => {
  await page.goto('/football/team/te-eng-7', { waitUntil: 'networkidle' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Football' }).click();
  await expect(page).toHaveURL(/\/football\/teams\/all$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Football teams ranking');
});

test('TEA-2 a country is chosen by its address, and the world brings all of them back', async ({
  page,
}) => {
  await page.goto('/basketball/teams/all', { waitUntil: 'networkidle' });
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

test('TEA-3 more teams follow those that are there, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/football/teams/all', { waitUntil: 'networkidle' });
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

test('TEA-7 a team’s match moves by the stream, on top of the page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const { match, team } = await somePlayingTeam(request);
  // A minute of the world every four seconds: the clock of the match tells.
  const world = `${afternoon}; from=${new Date().toISOString()}; factor=15`;
  await withCookie('x-world-at', world, context, baseURL);
  const stream = page.waitForRequest((asked) => asked.url().includes('/api/live/stream'));
  await page.goto(`/football/team/${team.id}`);
  const board = page.locator(`main article[data-match="${match.id}"]`);
  await expect(board).toContainText(team.name);
  expect((await stream).url()).toContain(match.id);
  const first = (await board.textContent()) as string;
  await expect(board).not.toHaveText(first, { timeout: 60_000 });
});

test('TEA-7 an achievement is a season with the place that the team came to', async ({ page }) => {
  await page.goto('/football/team/te-eng-7?cups=over', { waitUntil: 'networkidle' });
  const cups = page.locator('section', {
    has: page.getByRole('heading', { name: 'Tournaments' }),
  });
  await expect(cups.getByRole('link', { name: /^Premier Division/ })).toContainText(
    /Season 2025\/26 · No\. \d+ of 20/,
  );
});

test('TEA-7 more of a team’s matches and its past tournaments stand in the address', async ({
  page,
}) => {
  await page.goto('/football/teams/te-eng-7', { waitUntil: 'networkidle' });
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

test('a starred team stays starred', async ({ page }) => {
  await page.goto('/football/team/te-eng-7', { waitUntil: 'networkidle' });
  const star = page
    .getByRole('main')
    .getByRole('button', { name: 'Favourite: Northgate Athletic', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('PRF-1 both pages speak Chinese', async ({ page }) => {
  await page.goto('/football/teams/all?lang=zh');
  await expect(page.getByRole('heading', heading)).toHaveText('足球球队排名');
  await page.goto('/football/team/te-eng-7?lang=zh');
  await expect(page.getByRole('heading', { name: '近期赛果' })).toBeVisible();
});

test('TEA-4 EMP-1 a ranking without teams says so', async ({ page, context, baseURL }) => {
  await withCookie('x-mock-scenario', 'empty', context, baseURL);
  await page.goto('/football/teams/all', { waitUntil: 'networkidle' });
  await expect(nothing(page)).toBeVisible();
  await page.goto('/football/team/te-eng-7', { waitUntil: 'networkidle' });
  await expect(page.getByText('no matches', { exact: true }).first()).toBeVisible();
});

test.describe('with an upstream that is down', () => {
  test.use({ expectedErrors: [/50[234]/] });
  test('SYS-7 a ranking that failed comes back when it is asked for again', async ({
    page,
    context,
    baseURL,
  }) => {
    await withCookie('x-mock-scenario', 'down', context, baseURL);
    await page.goto('/football/teams/all', { waitUntil: 'networkidle' });
    await expect(nothing(page)).toBeVisible();
    await context.clearCookies({ name: 'x-mock-scenario' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(20);
  });
});

test.describe('without an id that is one', () => {
  test.use({ expectedErrors: [/404/] });
  test('ENT-12 a dead team answers 404 at both addresses', async ({ page }) => {
    for (const address of ['/football/team/te-none', '/football/teams/te-none']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', heading)).toHaveText('Page not found');
    }
  });
});

for (const [name, address] of [
  ['ranking of teams', '/esports/teams/all'],
  ['page of a team', '/football/team/te-eng-7'],
] as const) {
  test(`the ${name} does not overflow at 320 px with long names`, async ({
    page,
    context,
    baseURL,
  }) => {
    await withCookie('x-mock-scenario', 'long-names', context, baseURL);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
