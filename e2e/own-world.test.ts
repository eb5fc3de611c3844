import { expect, test } from './fixtures.ts';

test.describe('the table fails, the match works', () => {
  test.use({
    world: {
      at: '2026-11-28T15:20:00Z',
      overrides: { getTournamentTable: { fail: 503 }, getSeasonTable: { fail: 503 } },
    },
    expectedErrors: [/503/],
  });

  test('a tournament shows its matches, and offers to load its table again', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/football/tournament/to-eng1');
    await expect(page.getByRole('button', { name: /again|retry/i }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: / versus .*, live, / }).first()).toBeVisible();
  });
});

test.describe('no live match', () => {
  test.use({
    world: { at: '2026-11-28T15:20:00Z', overrides: { listLiveMatches: { empty: true } } },
  });

  test('the list of live matches is empty in this browser alone', { tag: '@long' }, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const live = async (request: typeof page.request) =>
      ((await (await request.get(`${baseURL}/api/matches/live`)).json()) as { data: unknown[] })
        .data;
    expect(await live(page.request)).toEqual([]);
    const other = await playwright.request.newContext({
      extraHTTPHeaders: { 'x-world-at': '2026-11-28T15:20:00Z' },
    });
    expect((await live(other)).length).toBeGreaterThan(10);
    await other.dispose();
  });
});

test.describe('a match as it is needed', () => {
  test.use({
    world: {
      at: '2026-11-28T16:40:00Z',
      facts: {
        matches: {
          'ma-eng1-2026-13-4': { score: '3-0', minute: 89, at: '2026-11-28T16:40:00Z' },
        },
        names: { 'te-eng-7': 'Castle Athletic' },
      },
    },
  });

  test('the page of the match shows its facts', { tag: '@long' }, async ({ page }) => {
    await page.goto('/football/matches/ma-eng1-2026-13-4');
    await expect(page).toHaveTitle(/^Castle Athletic v /);
    await expect(page.getByText('89′').first()).toBeVisible();
  });
});
