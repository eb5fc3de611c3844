import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { AFTERNOON, ask, finishedMatch } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

async function someLiveMatch(request: APIRequestContext): Promise<Match> {
  const response = await request.get('/api/matches/live?limit=100', {
    headers: { 'x-world-at': AFTERNOON },
  });
  const { data } = await response.json();
  return data.find(
    ({ tournament }: { tournament: { sportType: string } }) => tournament.sportType === 'football',
  );
}

/** By a cookie, which is sent with every page, call and stream. */
const setWorld = (world: string, context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(world), url: baseURL as string },
  ]);

async function open(page: Page, request: APIRequestContext, baseURL: string | undefined) {
  const match = await someLiveMatch(request);
  await setWorld(AFTERNOON, page.context(), baseURL);
  await page.goto(`/football/matches/${match.id}`);
  return match;
}

test('MDT-1 a match in the list links to its page, and the breadcrumb back', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await setWorld(AFTERNOON, context, baseURL);
  await page.goto('/football/matches?show=live');
  await page.locator('main [data-match] a').first().click();
  await expect(page).toHaveURL(/\/football\/matches\/ma-/);
  await expect(page.locator('article[data-match]')).toContainText('LIVE', { timeout: 15_000 });
  await expect(page).toHaveTitle(/^\d+–\d+ .+ v .+ \d/, { timeout: 70_000 });
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Matches' })
    .click();
  await expect(page).toHaveURL(/\/football\/matches$/);
});

test('MDT-5 the odds table uses the chosen format', { tag: '@long' }, async ({
  page,
  request,
  baseURL,
}) => {
  await open(page, request, baseURL);
  const first = page.getByRole('table', { name: 'Odds' }).locator('td').first();
  await expect(first).toHaveText(/^\d+\.\d\d/);
  const menu = page.getByRole('complementary').getByRole('button', { name: 'Decimal' });
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('option', { name: 'American' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('option', { name: 'American' }).click();
  await expect(first).toHaveText(/^[+−]\d+/);
});

test('MDT-7 the tabs lead to the views, Back returns, and an anchor of the former sections leads there too', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await open(page, request, baseURL);
  const bar = page.getByRole('navigation', { name: 'Views of the match' });
  const headOf = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await headOf('Table').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Line-ups' }).click();
  await expect(page).toHaveURL(/\/matches\/[^?]+\?view=lineups$/);
  await expect(headOf('Line-ups')).toBeInViewport({ ratio: 1 });
  await expect(headOf('Table')).toHaveCount(0);
  await page.goBack();
  await expect(headOf('Table')).toBeInViewport();
  await page.goto(`/football/matches/${id}#statistics`);
  await expect(page).toHaveURL(/\?view=statistics$/);
  await expect(headOf('Statistics')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('MDT-1 a finger hits each name of the strip of events in 24 px, one above the other', {
    tag: '@long',
  }, async ({ page, request, baseURL }) => {
    const day = await ask<Match[]>(
      request,
      '/matches?date=20261121&timezoneOffset=0&sportType=football',
    );
    const match = day.find(({ homeTeam }) => Number(homeTeam.score) > 2);
    await setWorld(AFTERNOON, page.context(), baseURL);
    await gotoReady(page, `/football/matches/${match?.id}`);
    const names = page.getByRole('region', { name: 'Events' }).getByRole('link');
    await expect(names.nth(2)).toBeVisible();
    const missed = await names.evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const middle = top + height / 2;
        const isHit = (y: number) =>
          link.contains(document.elementFromPoint(left + width / 2, middle + y));
        return height >= 24 && [-11, 0, 11].every(isHit) ? [] : [`${link.textContent} ${height}`];
      }),
    );
    expect(missed).toEqual([]);
  });
});

test('MDT-10 head to head lists the meetings of all seasons on the chosen ground', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  const match = await finishedMatch(request);
  const { id, homeTeam, awayTeam } = match;
  const query = `teamId=${homeTeam.id}&opponentId=${awayTeam.id}&timezoneOffset=0&size=100`;
  const finished: Match[] = [];
  for (let page = 1; finished.length === (page - 1) * 100; page += 1)
    finished.push(
      ...(await ask<Match[]>(request, `/teams/matches/finished?${query}&page=${page}`)),
    );
  const all = finished.filter((one) => one.id !== id);
  const atHome = all.filter((one) => one.homeTeam.id === homeTeam.id);
  const away = all.filter((one) => one.homeTeam.id !== homeTeam.id);
  expect(Math.min(atHome.length, away.length)).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(6);

  await setWorld(AFTERNOON, page.context(), baseURL);
  await gotoReady(page, `/football/matches/${id}?view=meetings`);
  const block = page.locator('#meetings');
  const shows = async (meetings: readonly Match[]) => {
    const links = block.locator('li a');
    await expect(links).toHaveCount(meetings.length);
    const hrefs = await links.evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
    expect(hrefs).toEqual(meetings.map((one) => `/football/matches/${one.id}`));
    await expect(block.locator('header')).toContainText(`Head to head${meetings.length}`);
  };
  await shows(all.slice(0, 5));
  const home = block.getByRole('button', { name: 'At home' });
  await home.click();
  await shows(atHome);
  await expect(home).toBeFocused();
  await expect(block.getByRole('button', { name: /seasons|Loading/ })).toHaveCount(0);
  await block.getByRole('button', { name: 'Away' }).click();
  await shows(away);
  await block.getByRole('button', { name: 'All', exact: true }).click();
  await shows(all);
});

test('the live stream changes a score without a reload or a change in height', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  // At 90 times the speed a team scores soon.
  await setWorld(`${AFTERNOON}; from=${new Date().toISOString()}; factor=90`, context, baseURL);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // In one evaluation, because at this speed a changed row may disappear before the next.
  const heights = await page.waitForFunction(
    () => {
      const heightOf = (row: Element) => Math.round(row.getBoundingClientRect().height);
      const rows = [...document.querySelectorAll('li[data-match]:has(b[data-changed])')];
      return rows
        .map((row) => [row, ...(row.parentElement?.querySelectorAll('li[data-match]') ?? [])])
        .map((changedFirst) => changedFirst.map(heightOf))
        .find(([changed = 0, ...list]) => changed > 0 && list.length > 1);
    },
    undefined,
    { timeout: 45_000 },
  );
  const [changed = 0, ...list] = (await heights.jsonValue()) ?? [];
  // The first or last row of a list lacks a border of one pixel.
  expect(changed - Math.min(...list)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('with an unknown id', () => {
  test.use({ expectedErrors: [/404/] });
  test('SYS-9 an unknown match is a 404 with the not-found page', { tag: '@long' }, async ({
    page,
  }) => {
    const response = await page.goto('/football/matches/ma-none');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});
