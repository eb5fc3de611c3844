import type { APIRequestContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { AFTERNOON, ask, enterAfternoon, finishedMatch } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';
import { trackQuiet } from './track-quiet.ts';

const goalsOf = ({ incidents = [] }: Match) =>
  incidents.filter(({ kind }) => ['goal', 'own-goal', 'penalty-goal'].includes(kind));

async function open(page: Page, baseURL: string | undefined, match: Match) {
  await enterAfternoon(page, baseURL);
  await page.goto(`/${match.tournament.sportType}/matches/${match.id}`);
  const handle = page.getByRole('slider', { name: 'Time of the match' });
  await expect(handle).toBeVisible();
  return handle;
}

interface Row {
  team: { name: string };
  points: number;
}

/** Where the parts of the page begin. */
const topsOf = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().top)));

/** Names and points of the table of a match. */
const standingOf = (page: Page) =>
  page.locator('#standing tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const points = row.querySelector('td:nth-last-child(2)')?.textContent;
      return `${row.querySelector('th')?.textContent} ${points}`;
    }),
  );

async function standingThen(request: APIRequestContext, { tournament }: Match, at: string) {
  const path = `/tournaments/table?tournamentId=${tournament.id}&matches=started`;
  const { tables } = await ask<{ tables: { rows: Row[] }[] }>(request, path, at);
  return tables[0]?.rows.map(({ team, points }) => `${team.name} ${points}`);
}

const pricesOf = (page: Page) =>
  page.getByRole('table', { name: 'Odds' }).locator('td').allInnerTexts();

test('the line of a match is a handle: a tap on each goal shows the match as it was then', async ({
  page,
  request,
  baseURL,
}) => {
  const match = await finishedMatch(request);
  const handle = await open(page, baseURL, match);
  const { x, y, width, height } = (await handle.boundingBox()) as DOMRect;
  const board = page.locator('article[data-match]');
  const pricesAtTheEnd = await pricesOf(page);
  const standingAtTheEnd = await standingOf(page);
  for (const { at } of goalsOf(match)) {
    const share = (at - match.startTime) / (match.endTime - match.startTime);
    await page.mouse.click(x + share * width, y + height / 2);
    const instant = new Date(at * 1000).toISOString();
    const then = await ask<Match>(request, `/matches/info?matchId=${match.id}`, instant);
    const { homeTeam, awayTeam } = then;
    await expect(handle).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`${homeTeam.score}–${awayTeam.score}$`),
    );
    await expect(board.locator('b').first()).toHaveText(`${homeTeam.score}`);
    const best = (Number(homeTeam.homeTeamAsiaOdds) + 1).toFixed(2);
    await expect(board).toContainText(best);
    await expect
      .poll(() => pricesOf(page))
      .toEqual(expect.arrayContaining([expect.stringContaining(best)]));
    await expect.poll(() => pricesOf(page)).not.toEqual(pricesAtTheEnd);
    const table = await standingThen(request, match, instant);
    await expect.poll(() => standingOf(page)).toEqual(table);
  }
  await expect(page.locator('#standing')).toContainText('As it stood');
  await page.getByRole('button', { name: 'Full time' }).click();
  await expect.poll(() => pricesOf(page)).toEqual(pricesAtTheEnd);
  await expect.poll(() => standingOf(page)).toEqual(standingAtTheEnd);
});

test('the handle is a slider that speaks, moved by keys', async ({ page, request, baseURL }) => {
  const match = await finishedMatch(request);
  const handle = await open(page, baseURL, match);
  const goals = goalsOf(match);
  await handle.focus();
  await expect(handle).toHaveAttribute('aria-valuetext', /^Full time, \d–\d$/);
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuetext', /minute.* 0–0$/);
  await page.keyboard.press('PageUp');
  await expect(handle).toHaveAttribute('aria-valuenow', `${(goals[0]?.at ?? 0) - match.startTime}`);
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', /0–0$/);
  await page.keyboard.press('PageDown');
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', /^Full time/);
});

test('dragging the handle asks for nothing and shifts nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const match = await finishedMatch(request);
  await countShifts(page);
  const untilQuiet = trackQuiet(page);
  const handle = await open(page, baseURL, match);
  await untilQuiet();
  const tops = await topsOf(page);
  // The first move loads the matches of the table.
  await handle.press('Home');
  await expect(page.locator('#standing')).toContainText('As it stood');
  await untilQuiet();
  const before = await shiftsOf(page);
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  const { x, y, width, height: thickness } = (await handle.boundingBox()) as DOMRect;
  await page.mouse.move(x + width * 0.9, y + thickness / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.05, y + thickness / 2, { steps: 60 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', /minute/);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  expect(await topsOf(page)).toEqual(tops);
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', /Full time/);
  expect(await topsOf(page)).toEqual(tops);
  expect(before).toBeLessThan(0.05);
});

test('while it is dragged the score keeps up, the table waits until it is let go, and nothing is laid out anew', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = await finishedMatch(request);
  const handle = await open(page, baseURL, match);
  const [first, second] = goalsOf(match);
  if (!first || !second) throw new Error('The match has no two goals.');
  const leading = (first.at + second.at) / 2;
  const share = (leading - match.startTime) / (match.endTime - match.startTime);
  const scores = page.locator('article[data-match] b');
  await handle.press('Home');
  await expect(page.locator('#standing')).toContainText('As it stood');
  const standingAtStart = await standingOf(page);
  const { x, y, width, height } = (await handle.boundingBox()) as DOMRect;
  const knob = handle.locator('circle');
  const place = await knob.getAttribute('cx');
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * share, y + height / 2, { steps: 20 });
  await expect(scores.filter({ hasText: '1' })).toHaveCount(1);
  await expect(handle).not.toHaveAttribute('aria-valuenow', '0');
  expect(await standingOf(page)).toEqual(standingAtStart);
  // By transform: the attribute would paint the board again.
  expect(await knob.getAttribute('cx')).toBe(place);
  const { x: left } = (await knob.boundingBox()) as DOMRect;
  expect(Math.abs(left + 8 - (x + width * share))).toBeLessThan(4);
  await page.mouse.up();
  await expect.poll(() => standingOf(page)).not.toEqual(standingAtStart);
});

test('a live match that runs on says how far behind it is shown, and one tap leads back', async ({
  page,
  request,
  baseURL,
}) => {
  const live = await ask<Match[]>(request, '/matches/live?limit=100');
  const match = live.find(
    ({ tournament, startTime }) =>
      tournament.sportType === 'basketball' && startTime < Date.parse(AFTERNOON) / 1000 - 1800,
  );
  const handle = await open(page, baseURL, match as Match);
  await handle.focus();
  for (let minute = 0; minute < 10; minute++) await page.keyboard.press('ArrowLeft');
  const board = page.locator('article[data-match]');
  await expect(board).toContainText('10 min ago');
  await expect(board).not.toContainText('LIVE');
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(board).toContainText('LIVE');
});
