import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { expect, test } from './fixtures.ts';

const AFTERNOON = Date.UTC(2026, 10, 28, 15, 20);
const LATER = Date.UTC(2026, 10, 28, 23, 0);
/** Time to load two tabs before the goal. */
const LEAD_MS = 20_000;

declare global {
  interface Window {
    notified: { title: string; body: string }[];
    askedForPermission: number;
  }
}

async function fromApi<T>(request: APIRequestContext, path: string, at: number): Promise<T> {
  const headers = { 'x-world-at': new Date(at).toISOString() };
  const response = await request.get(`/api${path}`, { headers });
  return (await response.json()).data;
}

/** The next goal of a football match that is live in the afternoon, and the match at its end. */
async function nextGoal(request: APIRequestContext) {
  const live = await fromApi<Match[]>(request, '/matches/live?limit=100', AFTERNOON);
  for (const { id, tournament } of live) {
    if (tournament.sportType !== 'football') continue;
    const match = await fromApi<Match>(request, `/matches/info?matchId=${id}`, LATER);
    const goal = match.incidents?.find(
      ({ kind, at }) => kind === 'goal' && at * 1000 > AFTERNOON + 60_000,
    );
    if (goal) return { match, goal };
  }
  throw new Error('No live match has a goal to come.');
}

/** The world runs on from the instant. */
const startWorld = (context: BrowserContext, url: string, at: number) =>
  context.addCookies([
    {
      name: 'x-world-at',
      value: encodeURIComponent(`${new Date(at).toISOString()}; from=${new Date().toISOString()}`),
      url,
    },
  ]);

const star = (context: BrowserContext, id: string) =>
  context.addInitScript((starred) => {
    if (origin !== 'null') localStorage['touchline.stars'] ??= JSON.stringify([`match/${starred}`]);
  }, id);

/** Counts notifications instead of showing them. */
const stubNotifications = (context: BrowserContext, permission: NotificationPermission) =>
  context.addInitScript((given) => {
    window.notified = [];
    window.askedForPermission = 0;
    class CountedNotification {
      static permission = given;
      static async requestPermission() {
        window.askedForPermission += 1;
        return given;
      }
      constructor(title: string, { body }: { body: string }) {
        window.notified.push({ title, body });
      }
    }
    Object.defineProperty(window, 'Notification', { value: CountedNotification });
  }, permission);

const notifiedIn = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map((page) => page.evaluate(() => window.notified)))).flat();

const setVisibility = (page: Page, visibilityState: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

/** Resolves when the page has its stream and its alerts. */
async function openWatching(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const streamed = page.waitForResponse((response) => response.url().includes('/live/stream'));
  await page.goto(path);
  await streamed;
  await expect(page.getByRole('region', { name: 'Alerts' })).toBeAttached();
  return page;
}

test('PRF-9 two tabs make one notification of a goal', { tag: '@nightly' }, async ({
  context,
  request,
  baseURL,
}) => {
  const { match, goal } = await nextGoal(request);
  await stubNotifications(context, 'granted');
  await star(context, match.id);
  await startWorld(context, baseURL as string, goal.at * 1000 - LEAD_MS);
  const pages = [
    await openWatching(context, '/football/matches'),
    await openWatching(context, '/'),
  ];
  await expect
    .poll(() => notifiedIn(pages), { timeout: 60_000 })
    .toContainEqual({
      title: expect.stringMatching(/^Goal: /),
      body: expect.stringContaining(`${goal.home}–${goal.away}`),
    });
  for (const page of pages) {
    const row = page.locator(`main [data-match="${match.id}"]`).first();
    await expect(row).toContainText(String(goal.side === 'home' ? goal.home : goal.away));
  }
  const goals = (await notifiedIn(pages)).filter(({ title }) => title.startsWith('Goal'));
  expect(goals).toHaveLength(1);
});

test('PRF-9 a hidden tab counts in its title and lists what happened once it is shown', async ({
  context,
  request,
  baseURL,
}) => {
  const { match, goal } = await nextGoal(request);
  await star(context, match.id);
  await startWorld(context, baseURL as string, goal.at * 1000 - LEAD_MS);
  const page = await openWatching(context, '/football/matches');
  const title = await page.title();
  const streamed = page.waitForRequest(/live\/stream\?matchIds=/);
  await setVisibility(page, 'hidden');
  expect((await streamed).url()).toContain(match.id);
  await expect.poll(() => page.title(), { timeout: 60_000 }).toBe(`(1) ${title}`);
  await setVisibility(page, 'visible');
  await expect.poll(() => page.title()).toBe(title);
  const toast = page.getByRole('region', { name: 'Alerts' }).getByRole('link', { name: /^Goal: / });
  await expect(toast).toContainText(`${goal.home}–${goal.away}`);
  await toast.click();
  await expect(page).toHaveURL(new RegExp(`/football/matches/${match.id}`));
  await expect(toast).toHaveCount(0);
});

test('PRF-9 the first star asks, once, before the browser does', async ({
  context,
  page,
  baseURL,
}) => {
  await stubNotifications(context, 'default');
  await startWorld(context, baseURL as string, AFTERNOON);
  await page.goto('/football/matches');
  const question = page.getByText('Get alerts for starred matches?');
  const unstarred = page.locator('main [data-match] button[data-starred="false"]').first();
  const starred = () => page.evaluate(() => JSON.parse(localStorage['touchline.stars']).length);
  const name = await unstarred.getAttribute('aria-label');
  await unstarred.click();
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => window.askedForPermission)).toBe(0);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(question).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: (name as string).replace('Star', 'Unstar'), exact: true }),
  ).toBeFocused();
  expect(await page.evaluate(() => window.askedForPermission)).toBe(1);
  await page.reload();
  await unstarred.click();
  expect(await starred()).toBe(2);
  await expect(page.getByRole('region', { name: 'Alerts' })).toBeAttached();
  await expect(question).toHaveCount(0);
});
