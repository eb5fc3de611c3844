import type { APIRequestContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { countShifts } from './layout-shifts.ts';

/** A Saturday afternoon: six sports days' worth of matches, 57 of them live. */
const AT = '2026-11-28T15:20:00Z';
const DAY = '20261128';

test.use({ timezoneId: 'Europe/London' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(AT), url: baseURL as string },
  ]);
});

async function fromApi<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(`/api${path}`, { headers: { 'x-world-at': AT } });
  return (await response.json()).data;
}

const liveMatches = (request: APIRequestContext) =>
  fromApi<Match[]>(request, '/matches/live?limit=2000');
const footballToday = (request: APIRequestContext) =>
  fromApi<Match[]>(request, `/matches?date=${DAY}&timezoneOffset=0&sportType=football`);

const rankOf = ({ tournament }: Match) => tournament.rank ?? Number.POSITIVE_INFINITY;
const isLive = ({ statusId }: Match) => statusId === 'ONGOING';

/** Ids of the matches in view, from the top. */
const matchesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li[data-match]')]
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .map((row) => `${row.dataset.match}`),
  );

async function openToday(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await gotoReady(page, '/football/matches');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const width of [390, 1440]) {
  test(`MAT-5 what comes first: leagues by kick-off, those that are over behind one line, at ${width} px`, async ({
    page,
    request,
  }) => {
    const day = await footballToday(request);
    const leagues = [...Map.groupBy(day, ({ tournament }) => tournament.id).values()];
    const isOver = (league: Match[]) => league.every(({ statusId }) => statusId === 'FINISHED');
    const start = (league: Match[]) => Math.min(...league.map(({ startTime }) => startTime));
    const first = leagues
      .filter((league) => !isOver(league))
      .sort((a, b) => start(a) - start(b))[0];
    await openToday(page, width);
    const [top] = await matchesInView(page);
    expect(first?.map(({ id }) => id)).toContain(top);
    const over = leagues.filter(isOver).length;
    const line = page.getByRole('button', { name: `Finished earlier · ${over} league` });
    await expect(line).toBeInViewport();
    await line.click();
    await expect(page.locator('main li[data-match]')).toHaveCount(day.length);
  });
}

test('MAT-5 the order is a choice that is remembered', async ({ page, request }) => {
  const day = await footballToday(request);
  const best = Math.min(...day.filter(isLive).map(rankOf));
  await openToday(page, 390);
  await page.getByRole('button', { name: 'Sort and find' }).click();
  await page.getByRole('link', { name: 'Top leagues first', exact: true }).click();
  await expect(page).toHaveURL(/by=importance$/);
  await page.goto('/');
  await openToday(page, 1440);
  await expect(page).toHaveURL(/football\/matches$/);
  const [top] = await matchesInView(page);
  expect(day.find(({ id }) => id === top)?.tournament.rank).toBe(best);
  await page.getByRole('link', { name: 'Leagues by kick-off', exact: true }).click();
  await openToday(page, 1440);
  await expect(page.getByRole('button', { name: /^Finished earlier/ })).toBeVisible();
});

test('MAT-5 at 390 px the first row begins within 353 px', async ({ page }) => {
  await openToday(page, 390);
  const row = page.locator('main li[data-match]').first();
  expect(await row.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(354);
});

/** Whether one of two live matches is later and closer, and in a league that is not worse. */
function isClearlyBetter(one: Match, other: Match): boolean {
  const lead = ({ homeTeam, awayTeam }: Match) =>
    Math.abs((homeTeam.score ?? 0) - (awayTeam.score ?? 0));
  return (
    rankOf(one) < rankOf(other) &&
    lead(one) <= lead(other) &&
    one.startTime < other.startTime &&
    one.tournament.sportType === other.tournament.sportType
  );
}

test('HOM-1 what comes first: home leads with the best live match, and its cards follow', async ({
  page,
  request,
}) => {
  const live = await liveMatches(request);
  const topRanks = live.map(rankOf).sort((a, b) => a - b);
  await gotoReady(page, '/');
  const shown = page.locator('main details').first().locator('article[data-match]');
  await expect(shown).toHaveCount(4);
  for (const article of await shown.all()) {
    const id = await article.getAttribute('data-match');
    const match = live.find((one) => one.id === id) as Match;
    expect(match.tournament.rank).toBeGreaterThan(0);
    expect(rankOf(match), match.tournament.name).toBeLessThanOrEqual(topRanks[12] as number);
    const better = live.filter((one) => isClearlyBetter(one, match));
    const above = await shown.evaluateAll((all) => all.map((one) => one.dataset.match));
    expect(better.filter((one) => !above.includes(one.id)).map(({ id: missed }) => missed)).toEqual(
      [],
    );
  }
});

test('HOM-1 a starred match, also of a minor league, leads on home without a layout shift', async ({
  page,
  request,
}) => {
  const live = await liveMatches(request);
  const minor = live.toSorted((one, other) => rankOf(other) - rankOf(one))[0] as Match;
  await page.addInitScript(
    (id) => localStorage.setItem('touchline.stars', JSON.stringify([`match/${id}`])),
    minor.id,
  );
  await countShifts(page);
  await gotoReady(page, '/');
  const lead = page.locator('main details').first().locator('article[data-match]').first();
  await expect(lead).toHaveAttribute('data-match', minor.id);
  expect(await page.evaluate(() => Number(window.name))).toBeLessThan(0.1);
});

test('HOM-1 counts are not limits: every number of live matches on home is that of all', async ({
  page,
  request,
}) => {
  const live = await liveMatches(request);
  const football = live.filter(({ tournament }) => tournament.sportType === 'football');
  await gotoReady(page, '/');
  await expect(page.getByRole('heading', { name: /^Live now/ })).toHaveText(
    `Live now${live.length} matches`,
  );
  await expect(page.getByRole('heading', { name: /^Live matches/ })).toHaveText(
    `Live matches${live.length} matches`,
  );
  const block = page.locator('main details').first();
  const bySport = await block.locator('p a span').allTextContents();
  expect(bySport.reduce((sum, count) => sum + Number(count), 0)).toBe(live.length);
  await block.getByRole('link', { name: `Football ${football.length}` }).click();
  await expect(page).toHaveURL(/\/football\/matches\?show=live$/);
  await expect(page.locator('main li[data-match]')).toHaveCount(football.length);
  const tab = page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^Live/ });
  await expect(tab).toHaveText(`Live${football.length}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const dock = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /Live$/ });
  await expect(dock).toContainText(`${football.length}`);
});

test('HOM-1 counts are not limits: tomorrow has the number of all its matches, and leads to them', async ({
  page,
}) => {
  await gotoReady(page, '/');
  const block = page.locator('main details').nth(1);
  const counts = await block.locator('p a span').allTextContents();
  const all = counts.reduce((sum, count) => sum + Number(count), 0);
  await expect(block.getByRole('heading').first()).toHaveText(`Tomorrow${all} matches`);
  await block.getByRole('link', { name: /^Basketball \d+$/ }).click();
  await expect(page).toHaveURL(/\/basketball\/matches\?date=20261129$/);
  await expect(page.locator('main li[data-match]')).toHaveCount(Number(counts[1]));
});

test('MAT-4 the mark of live matches is not on those that have merely started', async ({
  page,
  request,
}) => {
  const day = await footballToday(request);
  const started = day.filter(({ statusId }) => statusId !== 'UPCOMING').length;
  await openToday(page, 1440);
  const text = page.getByText(`${started} of ${day.length} started`);
  await expect(text).toBeVisible();
  const mark = await text.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(mark).toBe('none');
});

test('MAT-1 each day of the strip has its number of matches', async ({ page, request }) => {
  const next = await fromApi<Match[]>(
    request,
    '/matches?date=20261130&timezoneOffset=0&sportType=football',
  );
  await openToday(page, 1440);
  const days = page.getByRole('navigation', { name: 'Days' });
  await expect(days.getByRole('link', { name: /30 November/ })).toContainText(
    `${next.length} matches`,
  );
});
