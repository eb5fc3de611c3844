import type { BrowserContext, Page } from '@playwright/test';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { Match } from '@touchline/types';
import { expectAccessible } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { offlineVisitor, type ProxiedSite, proxiedSite } from './offline-fixtures.ts';
import type { SiteProxy } from './site-proxy.ts';

const test = base.extend<ProxiedSite>(proxiedSite);

test.use(offlineVisitor);

/** Waits until the service worker controls the page. */
async function workerReady(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
}

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        urls.push(new URL(url).pathname);
    }
    return urls;
  });

/** The files that the page has loaded and the worker has not stored yet. */
async function missingFiles(page: Page) {
  const cached = new Set(await cachedUrls(page));
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return loaded.filter((path) => /^[/](assets|api[/]images)[/]/.test(path) && !cached.has(path));
}

async function goOffline(site: SiteProxy, context: BrowserContext) {
  site.down = true;
  await context.setOffline(true);
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the matches and waits until they are available offline; returns the heading. */
async function visitMatches(page: Page, site: SiteProxy) {
  await page.goto(`${site.url}/football/matches`);
  await workerReady(page);
  await expect.poll(() => cachedUrls(page)).toContain('/football/matches');
  return (await headingOf(page).textContent()) ?? '';
}

async function expectCached(page: Page, heading: string) {
  await expect(headingOf(page)).toHaveText(heading);
  await expect(page.getByText(/^Offline · as of \d\d:\d\d$/)).toBeVisible();
}

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

test('SYS-7 a visited page is available offline, with its age', { tag: '@long' }, async ({
  page,
  site,
  context,
}) => {
  const heading = await visitMatches(page, site);
  await goOffline(site, context);
  await page.reload();
  await expectCached(page, heading);
  await expect(page.locator('main li[data-match]').first()).toBeVisible();
  expect(await page.locator('html').getAttribute('data-kept')).toMatch(/^\d+$/);
});

test('a match opened by a click is rendered offline from cached data', { tag: '@long' }, async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/football/matches`);
  await workerReady(page);
  await page.locator('main li[data-match] a').first().click();
  await expect(page).toHaveURL(/\/matches\/ma-/);
  await expect.poll(() => cachedUrls(page)).toContain('/api/matches/info');
  await expect(headingOf(page)).toContainText('versus');
  const heading = await headingOf(page).textContent();
  await goOffline(site, context);
  await page.reload();
  await expectCached(page, heading ?? '');
});

test('SYS-7 a cached page is shown with its age while the site says 502, and while it hangs', {
  tag: '@long',
}, async ({ page, site }) => {
  const heading = await visitMatches(page, site);
  site.failsWith = 502;
  await page.reload();
  await expectCached(page, heading);
  site.failsWith = undefined;
  site.hangs = true;
  const begun = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - begun).toBeLessThan(10_000);
  await expectCached(page, heading);
});

test('SYS-7 a match of the first visit is a match offline: its line can be dragged, its flag is there', {
  tag: '@long',
}, async ({ page, site, context }) => {
  test.slow();
  const { data } = await (await page.request.get(`${site.url}/api/matches/live?limit=100`)).json();
  // The one that has been played for longest: the line of one that has just begun can hardly be dragged.
  const [{ id }] = (data as Match[])
    .filter(({ tournament }) => tournament.sportType === 'football')
    .sort((a, b) => a.startTime - b.startTime) as [Match];
  // A flag that is requested before the worker controls the page, and comes after that.
  const late = '/api/images/countries/co-jpn.svg';
  await page.addInitScript((src) => {
    addEventListener('load', () => {
      new Image().src = src;
    });
  }, late);
  await page.route(`**${late}`, async (route) => {
    await workerReady(page);
    await route.continue();
  });
  await page.goto(`${site.url}/football/matches/${id}`);
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await workerReady(page);
  // On a busy machine the worker stores what the page had loaded before it much later.
  const patience = { timeout: 60_000 };
  await expect
    .poll(() => cachedUrls(page), patience)
    .toEqual(expect.arrayContaining([`/football/matches/${id}`, '/api/matches/timeline', late]));
  await expect.poll(() => missingFiles(page), patience).toEqual([]);
  await goOffline(site, context);
  await page.reload();
  await expect(page.getByText(/^Offline · as of \d\d:\d\d$/)).toBeVisible();
  const board = page.getByRole('main');
  const flags = board.locator('img[src*="/images/countries/"]');
  await expect
    .poll(() =>
      flags.evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .not.toContain(false);
  await expect(slider).toBeVisible();
  const end = await slider.getAttribute('aria-valuenow');
  const { x, y, width, height } = (await slider.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width * 0.9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.01, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).not.toHaveAttribute('aria-valuenow', end ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
});

test('SYS-7 with SERVICE_WORKER=off the worker and its caches are gone after one visit, and pages come from the site', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/football/matches`);
  await workerReady(page);
  await expect.poll(() => cachedUrls(page)).toContain('/football/matches');
  site.hasNoWorker = true;
  await page.reload();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }));
  // The page is loaded again meanwhile, which ends what it evaluates.
  await expect(async () => expect(await left()).toEqual({ workers: 0, caches: 0 })).toPass({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.failsWith = 502;
  await page.reload();
  await expect(page.getByText('The balancer finds no site')).toBeVisible();
});

test('an unvisited page is an offline page with header and footer and a link to the home page', {
  tag: '@long',
}, async ({ page, site, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await expect.poll(() => cachedUrls(page)).toContain('/');
  await goOffline(site, context);
  await page.goto(`${site.url}/basketball/matches`);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
  await context.setOffline(false);
  site.down = false;
  await page.goto(`${site.url}/basketball/matches`);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeHidden();
});

test('after a deployment no page is from the old build, and its caches are deleted', {
  tag: '@long',
}, async ({ page, site, context }) => {
  await page.goto(`${site.url}/football/matches`);
  await workerReady(page);
  await expect.poll(() => cachedUrls(page)).toContain('/football/matches');
  site.build = 2;
  await page.reload();
  expect(await buildOf(page)).toBe('2');
  const builds = () =>
    page.evaluate(async () => [
      ...new Set((await caches.keys()).map((name) => name.split('-').at(-1))),
    ]);
  await expect.poll(builds, { timeout: 60_000 }).toEqual(['build2']);
  await page.reload();
  await expect.poll(() => cachedUrls(page)).toContain('/football/matches');
  await goOffline(site, context);
  await page.reload();
  expect(await buildOf(page)).toBe('2');
  await expect(page.locator('main li[data-match]').first()).toBeVisible();
});

test('account data is never cached, and logging out deletes all cached pages', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/login`);
  await workerReady(page);
  await page.getByLabel('Email').fill(SAMPLE_ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNT.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goto(`${site.url}/account`);
  await expect(page.getByRole('main')).toContainText('demo');
  await page.goto(`${site.url}/football/matches`);
  await expect.poll(() => cachedUrls(page)).toContain('/football/matches');
  const cached = await cachedUrls(page);
  expect(
    cached.filter((path) => /^\/(login|register|account|api\/(auth|register|ai))/.test(path)),
  ).toEqual([]);
  // What the page fetches after the logout is cached again.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (/-(pages|answers)-/.test(name))
        await (await caches.open(name)).put('/cached-before', new Response());
    }
  });
  const button = page.getByRole('banner').getByRole('button', { name: 'Open the menu' });
  await button.click();
  expect(await cachedUrls(page)).toContain('/cached-before');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => cachedUrls(page)).not.toContain('/cached-before');
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/404|teams-page|dynamically imported/] });

  test('a page of an old build whose chunk is missing reloads itself once', {
    tag: '@long',
  }, async ({ page }) => {
    let isMissing = true;
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/\/assets\/teams-page-[^/]+\.js$/, (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/football/matches');
    const teams = page.getByRole('banner').getByRole('link', { name: 'Teams' });
    await expect(async () => {
      await teams.focus();
      expect(loads).toBe(2);
    }).toPass();
    isMissing = false;
    await page.reload();
    await teams.click();
    await expect(page).toHaveURL(/\/football\/teams\/all$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('teams ranking');
    expect(loads).toBe(3);
  });
});
