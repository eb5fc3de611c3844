import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

/** Midnight from Saturday to Sunday: in the zone of the server, at UTC, and by offsets that are negative, odd and the largest. */
const MIDNIGHTS = [
  ['Asia/Singapore', '2026-12-05T16:00:00Z'],
  ['Europe/London', '2026-11-29T00:00:00Z'],
  ['America/Los_Angeles', '2026-11-29T08:00:00Z'],
  ['Asia/Kathmandu', '2026-11-28T18:15:00Z'],
  ['Pacific/Auckland', '2026-11-28T11:00:00Z'],
] as const;
const SHANGHAI = Date.parse('2026-11-28T16:00:00Z');
const MINUTE_MS = 60_000;

type LiveMatch = { id: string };

/** The browser's world: it stands still at the instant, or runs on from it. */
async function enterWorld(page: Page, baseURL: string | undefined, at: number, isRunning = false) {
  const instant = new Date(at).toISOString();
  const value = isRunning ? `${instant}; from=${new Date().toISOString()}` : instant;
  await page
    .context()
    .addCookies([{ name: 'x-world-at', value: encodeURIComponent(value), url: baseURL ?? '' }]);
}

async function liveInApi(page: Page): Promise<LiveMatch[]> {
  const response = await page.request.get('/api/matches/live?sportType=football&limit=2000');
  return ((await response.json()) as { data: LiveMatch[] }).data;
}

const liveTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^Live/ });
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /Live/ });
/** The number is shown, and spoken as a sentence. */
const badgeText = (count: number) =>
  count > 0 ? new RegExp(`^${count}${count} live match(es)?Live$`) : 'Live';
const rows = (page: Page) => page.locator('main li[data-match]');

/** The filter, the dock and the list have the number of the API. */
async function expectOneNumber(page: Page) {
  await expect(async () => {
    const { length } = await liveInApi(page);
    await expect(liveTab(page)).toHaveText(`Live${length}`, { timeout: 1000 });
    await expect(rows(page)).toHaveCount(length, { timeout: 1000 });
    await expect(badge(page)).toHaveText(badgeText(length), { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [timezoneId, midnight] of MIDNIGHTS) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`MAT-4 after midnight in ${timezoneId} list, filter, dock and API have one number`, async ({
      page,
      baseURL,
    }) => {
      for (const minutes of [5, 90]) {
        await enterWorld(page, baseURL, Date.parse(midnight) + minutes * MINUTE_MS);
        await gotoReady(page, '/football/matches?show=live');
        await expectOneNumber(page);
      }
    });
  });
}

test.describe('in Shanghai', () => {
  test.use({ timezoneId: 'Asia/Shanghai' });

  test('MAT-4 a page that stays open over midnight keeps the matches in play', async ({
    page,
    baseURL,
  }) => {
    await enterWorld(page, baseURL, SHANGHAI - 10_000, true);
    await gotoReady(page, '/football/matches?show=live');
    await expectOneNumber(page);
    await expect(page.getByRole('link', { name: /Today/ })).toContainText('28');
    await expect(page.getByRole('link', { name: /Today/ })).toContainText('29', {
      timeout: 40_000,
    });
    await expect(page.getByRole('heading', { name: 'Still in play from Saturday' })).toBeVisible();
    await expectOneNumber(page);
    await page
      .getByRole('navigation', { name: 'Show' })
      .getByRole('link', { name: /^All/ })
      .click();
    await expect(page.locator('main h3').first()).toHaveText('Still in play from Saturday');
  });

  test('MAT-4 a match of yesterday that ends leaves the live ones everywhere', async ({
    page,
    baseURL,
  }) => {
    const isLiveAt = async (id: string, at: number) => {
      await enterWorld(page, baseURL, at);
      return (await liveInApi(page)).some((match) => match.id === id);
    };
    await enterWorld(page, baseURL, SHANGHAI + 5 * MINUTE_MS);
    const [first] = await liveInApi(page);
    // Until the end of the match is known to four seconds.
    let [before, after] = [SHANGHAI + 5 * MINUTE_MS, SHANGHAI + 120 * MINUTE_MS];
    while (after - before > 4000) {
      const middle = Math.round((before + after) / 2000) * 1000;
      if (await isLiveAt(first?.id ?? '', middle)) before = middle;
      else after = middle;
    }
    await enterWorld(page, baseURL, before - 15_000, true);
    await gotoReady(page, '/football/matches?show=live');
    const row = page.locator(`main li[data-match="${first?.id}"]`);
    await expect(row).toHaveCount(1);
    await expect(row).toHaveCount(0, { timeout: 60_000 });
    await expectOneNumber(page);
  });
});

test.describe('in Shanghai, on a wide window', () => {
  test.use({ timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 } });

  test('MAT-5 keys, split view and search reach the matches in play since yesterday', async ({
    page,
    baseURL,
  }) => {
    await enterWorld(page, baseURL, SHANGHAI + 5 * MINUTE_MS);
    await gotoReady(page, '/football/matches');
    const first = rows(page).first();
    const id = await first.getAttribute('data-match');
    await page.keyboard.press('j');
    await expect(first.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/football/matches/${id}\\?beside=list`));
    await expect(page.locator('main h3').first()).toHaveText('Still in play from Saturday');
    const name = (await first.getByRole('link').textContent())?.split(' versus ')[0] ?? '';
    await page.getByRole('searchbox').fill(name);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toHaveAttribute('data-match', `${id}`);
    await gotoReady(page, '/football/news');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill(name);
    await expect(dialog.getByRole('option').filter({ hasText: /live/i })).not.toHaveCount(0);
  });
});
