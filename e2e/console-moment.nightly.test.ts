import type { APIRequestContext, Page } from '@playwright/test';
import type { Match, MatchIncident, Standing } from '@touchline/types';
import { expect, storeTokens, test, wallet } from './account-fixtures.ts';
import { ask } from './afternoon.ts';
import { consoleOf, openConsole } from './console-drawer.ts';

// Matches of the afternoon begin and end on one day of this zone.
test.use({ timezoneId: 'Europe/London' });

const GOAL = /^(own-|penalty-)?goal$/;
const resultOf = ({ homeTeam, awayTeam }: Match) => `${homeTeam.score}–${awayTeam.score}`;

interface LateGoal {
  readonly match: Match;
  readonly goal: MatchIncident;
}

/** A goal of a league match in the 89th minute. */
async function findLateGoal(request: APIRequestContext): Promise<LateGoal> {
  for (const date of ['20261121', '20261122', '20261128', '20261129']) {
    const path = `/matches?date=${date}&timezoneOffset=0&sportType=football`;
    for (const match of await ask<Match[]>(request, path, '2026-12-01T00:00:00Z')) {
      const goal = match.incidents?.find(({ kind, minute }) => GOAL.test(kind) && minute === 89);
      if (goal && match.tournament.currentStage === 'Regular season') return { match, goal };
    }
  }
  throw new Error('No league match has a goal in the 89th minute.');
}

/** The goals of both teams, in a table that counts matches in play. */
const goalsInTable = (page: Page, { tournament, homeTeam, awayTeam }: Match): Promise<number> =>
  page.evaluate(
    async ([tournamentId, ...teamIds]) => {
      const query = `tournamentId=${tournamentId}&matches=started`;
      const response = await fetch(`/api/tournaments/table?${query}`);
      const { data } = (await response.json()) as { data: Standing };
      return data.tables
        .flatMap(({ rows }) => rows)
        .filter(({ team }) => teamIds.includes(team.id))
        .reduce((sum, { goals }) => sum + goals, 0);
    },
    [tournament.id, homeTeam.id, awayTeam.id] as const,
  );

/** What a live stream that is opened now says first. */
const resultInStream = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (matchId) =>
      new Promise((resolve) => {
        const stream = new EventSource(`/api/live/stream?matchIds=${matchId}`);
        stream.onmessage = ({ data }) => {
          stream.close();
          const { matches } = JSON.parse(data) as { matches: Match[] };
          const match = matches.find((one) => one.id === matchId);
          resolve(`${match?.homeTeam.score}–${match?.awayTeam.score}`);
        };
      }),
    id,
  );

const resultOnBoard = async (page: Page, id: string) =>
  (await page.locator(`article[data-match="${id}"] b`).allInnerTexts()).slice(0, 2).join('–');

test('frozen in the 89th minute and stepped to the goal, board, row, table and stream agree', async ({
  page,
  request,
}) => {
  test.slow();
  const { match, goal } = await findLateGoal(request);
  const { id } = match;
  const goalAt = new Date(goal.at * 1000).toISOString();
  const path = `/matches/info?matchId=${id}`;
  const before = await ask<Match>(request, path, new Date(goal.at * 1000 - 20_000).toISOString());
  const after = await ask<Match>(request, path, goalAt);
  expect(resultOf(after)).not.toBe(resultOf(before));
  const to = `/football/matches/${id}`;
  const at = new Date(goal.at * 1000 - 90_000).toISOString();
  await page.goto(`/worlds/enter?${new URLSearchParams({ at, speed: '1', to })}`);

  await openConsole(page);
  const panel = consoleOf(page);
  await panel.getByRole('button', { name: 'Stopped' }).click();
  await expect(panel.getByRole('button', { name: 'Stopped' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await resultOnBoard(page, id)).toBe(resultOf(before));
  const goalsBefore = await goalsInTable(page, match);

  await panel.getByRole('button', { name: /^Next goal/ }).click();
  await expect.poll(() => resultOnBoard(page, id)).toBe(resultOf(after));
  await expect(panel.locator('.clock')).toContainText(goalAt.slice(11, 19));
  expect(await resultInStream(page, id)).toBe(resultOf(after));
  expect(await goalsInTable(page, match)).toBe(goalsBefore + 1);

  await page.goto('/football/matches');
  const row = page.getByRole('link', {
    name: new RegExp(`${after.homeTeam.name}.*${resultOf(after)}`),
  });
  await expect(row.first()).toBeVisible();
});

test.describe('with a wallet that is overridden', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('a 503 shows in the page, and its link opens the same moment in another browser', async ({
    page,
    account,
    browser,
    baseURL,
    extraHTTPHeaders,
  }) => {
    test.slow();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeTokens(page, account.tokens);
    await page.goto('/account');
    await expect(wallet(page)).toBeVisible();
    await openConsole(page);
    const panel = consoleOf(page);
    await panel.getByRole('tab', { name: 'Overrides' }).click();
    await panel.getByText('getWallet', { exact: true }).click();
    await panel.getByLabel('Answer').selectOption('Fails with 503');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByText('fails with 503', { exact: true })).toBeVisible();
    const unavailable = page.getByText('Sample prices: no live rates right now.');
    await expect(unavailable).toBeVisible();

    await panel.getByRole('button', { name: 'Copy link' }).click();
    await expect(panel.getByText('Copied: link to this moment.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\?seed=.+&size=.+&at=2026-11-21T15%3A30%3A00Z&speed=&overrides=/);
    const other = await browser.newContext({
      baseURL: baseURL as string,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      timezoneId: 'Europe/London',
      storageState: { cookies: [], origins: [] },
      serviceWorkers: 'block',
    });
    const otherPage = await other.newPage();
    await storeTokens(otherPage, account.tokens);
    await otherPage.goto(link);
    await expect(otherPage).toHaveURL(/\/account$/);
    await expect(otherPage.getByText('Sample prices: no live rates right now.')).toBeVisible();
    await openConsole(otherPage);
    await expect(consoleOf(otherPage)).toContainText('15:30:00Sat, 21 Nov 2026');
    await other.close();

    await panel.getByText('getWallet', { exact: true }).click();
    await panel.getByRole('button', { name: 'Remove the override' }).click();
    await expect(unavailable).toBeHidden();
  });
});

test.describe('an override that the contract does not allow', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is refused with its place, and nothing changes', async ({ page }) => {
    await page.goto('/football/matches');
    await openConsole(page);
    const panel = consoleOf(page);
    await panel.getByRole('tab', { name: 'Overrides' }).click();
    await panel.getByText('getWallet', { exact: true }).click();
    await panel.getByLabel('Set fields').fill('/data/balances/BTC = "much"');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('alert')).toContainText('getWallet: /data/balances/BTC');
  });
});

test.describe('with tokens that are refused', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('sample users are signed in with one click, and their tokens can be spoiled', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/terms');
    await openConsole(page);
    const panel = consoleOf(page);
    await panel.getByRole('tab', { name: 'Accounts' }).click();
    await panel.getByRole('button', { name: /^Rich/ }).click();
    await expect(panel).toContainText('Signed in as rich@touchline.dev');
    await page.goto('/account');
    await expect(wallet(page)).toContainText('987654321.09');
    await panel.getByRole('button', { name: /^Blocked/ }).click();
    await expect(panel.getByText('401: This account is blocked.')).toBeVisible();
    await panel.getByRole('button', { name: /^Break the access token/ }).click();
    await expect(wallet(page)).toContainText('987654321.09');
    await panel.getByRole('button', { name: /^Break both tokens/ }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test('an override applies only where its parameters do', async ({ page, request }) => {
  const { match } = await findLateGoal(request);
  await page.goto('/football/matches');
  await openConsole(page);
  const panel = consoleOf(page);
  await panel.getByRole('tab', { name: 'Overrides' }).click();
  await panel.getByText('getMatch', { exact: true }).click();
  await panel.getByLabel('Delay, ms').fill('10');
  await panel.getByLabel('Set fields').fill('/data/tips = 77');
  await panel.getByLabel('Only where').fill(`matchId = ${match.id}`);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('where matchId, after 10 ms, sets /data/tips')).toBeVisible();
  const tipsOf = (id: string) =>
    page.evaluate(async (matchId) => {
      const response = await fetch(`/api/matches/info?matchId=${matchId}`);
      return ((await response.json()) as { data: Match }).data.tips;
    }, id);
  expect(await tipsOf(match.id)).toBe(77);
  await panel.getByRole('button', { name: 'Remove all overrides' }).click();
  await expect(panel.getByText('where matchId')).toBeHidden();
  expect(await tipsOf(match.id)).not.toBe(77);
});
