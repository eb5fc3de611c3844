import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';
import { trackQuiet } from './track-quiet.ts';

interface Match {
  id: string;
  startTime: number;
  endTime: number;
  statusId: string;
  homeTeam: { id: string; name: string; score: number };
  awayTeam: { id: string; name: string; score: number };
  tournament: { id: string; name: string };
  incidents?: { player?: string; text: string }[];
  covered?: boolean;
}

const AFTERNOON = '2026-11-28T16:10:00Z';
const WORLD = { 'x-world-at': AFTERNOON };

const dataAt = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await (await request.get(`/api${path}`, { headers: WORLD })).json()).data;

/** A visitor who has chosen to cover results, unless `results` says otherwise. */
async function setUp(context: BrowserContext, baseURL: string | undefined, results = 'covered') {
  const url = baseURL as string;
  const preferences = { language: 'en', results, deviceZone: 'Europe/London' };
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(AFTERNOON), url },
    { name: 'touchline', value: encodeURIComponent(JSON.stringify(preferences)), url },
  ]);
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('touchline')) localStorage.setItem('touchline', text);
    },
    JSON.stringify({ language: 'en', results }),
  );
}

/** Records the documents that reach the page. What calls and the stream bring is public, and covered by the site. */
function recordDocuments(page: Page): () => string {
  const texts: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/html/.test(type)) texts.push(await response.text().catch(() => ''));
  });
  return () => texts.join('\n');
}

/** What must not be among the bytes: the incidents of a match, and its score beside its teams. */
function traces(bytes: string, matches: readonly Match[]): string[] {
  const plain = bytes.replaceAll('\\u003c', '<');
  return matches.flatMap(({ id, homeTeam, awayTeam, incidents = [] }) => {
    // Without a player the text is that of many matches: 'Half-time — 1–0.'
    const revealing = incidents.filter(({ player, text }) => player && plain.includes(text));
    const found = revealing.map(({ text }) => text);
    for (const team of [homeTeam, awayTeam]) {
      const scored = new RegExp(`"id":"${team.id}"[^{}]*\\{[^{}]*\\}[^{}]*"score":\\d`);
      if (scored.test(objectOf(plain, id))) found.push(`${id}: score of ${team.id}`);
    }
    return found;
  });
}

/** The texts of the objects that begin with the id of a match. */
function objectOf(bytes: string, id: string): string {
  return bytes
    .split(`{"id":"${id}"`)
    .slice(1)
    .map((rest) => rest.split('{"id":"ma-', 1)[0])
    .join('\n');
}

async function coveredMatches(request: APIRequestContext): Promise<Match[]> {
  const live = await dataAt<Match[]>(request, '/matches/live?limit=100');
  const day = await dataAt<Match[]>(
    request,
    '/matches?date=20261128&timezoneOffset=0&sportType=football',
  );
  return [...live, ...day.filter(({ statusId }) => statusId === 'FINISHED')];
}

/** A finished match with a goal, in a league with another one. */
const finishedOf = (matches: readonly Match[]) => {
  const finished = matches.filter(({ statusId }) => statusId === 'FINISHED');
  const inLeague = ({ tournament }: Match) =>
    finished.filter((one) => one.tournament.id === tournament.id).length;
  return finished.find((one) => one.homeTeam.score > 0 && inLeague(one) > 2) as Match;
};

test('PRF-8 no byte of a document has a result without spoilers', { tag: '@nightly' }, async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await setUp(page.context(), baseURL);
  const matches = await coveredMatches(request);
  const match = finishedOf(matches);
  const bytes = recordDocuments(page);
  const waitForQuiet = trackQuiet(page);
  const paths = [
    '/',
    '/football/matches',
    '/football/matches?date=20261127',
    '/basketball/matches',
    '/esports/matches',
    `/football/matches/${match.id}`,
    `/football/tournament/${match.tournament.id}`,
    `/football/team/${match.homeTeam.id}`,
    '/football/teams/all',
    '/football/predictions',
    '/football/news',
  ];
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await waitForQuiet();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForQuiet();
  }
  const all = bytes();
  expect(all).toContain(match.id);
  expect(traces(all, matches)).toEqual([]);
});

test('PRF-8 the documents of a browser with spoilers have results', { tag: '@nightly' }, async ({
  page,
  request,
  baseURL,
}) => {
  await setUp(page.context(), baseURL, 'shown');
  const matches = await coveredMatches(request);
  const bytes = recordDocuments(page);
  const waitForQuiet = trackQuiet(page);
  await page.goto('/football/matches');
  await waitForQuiet();
  expect(traces(bytes(), matches).length).toBeGreaterThan(10);
});

test('PRF-8 a row is uncovered in its place, and stays so after a reload', async ({
  page,
  request,
  baseURL,
}) => {
  await setUp(page.context(), baseURL);
  const match = finishedOf(await coveredMatches(request));
  await page.goto('/football/matches?show=finished');
  const row = page.locator(`main li[data-match="${match.id}"]`);
  const { homeTeam, awayTeam, tournament } = match;
  await expect(row.getByRole('link')).toHaveAccessibleName(/finished, result hidden/);
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  const name = `Show score of ${homeTeam.name} v ${awayTeam.name}`;
  await row.getByRole('button', { name, exact: true }).press('Enter');
  const spoken = new RegExp(`finished, ${homeTeam.score}–${awayTeam.score}`);
  await expect(row.getByRole('link')).toHaveAccessibleName(spoken);
  await expect(row.getByRole('link')).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
  await page.reload();
  await expect(row.getByRole('link')).toHaveAccessibleName(spoken);
  const league = page
    .locator('main section')
    .filter({ has: page.locator(`a[href$="/${tournament.id}"]`) });
  const covered = league.locator('li[data-covered]');
  await league
    .locator('header')
    .getByRole('button', { name: /^Show score/ })
    .click();
  await expect(covered).toHaveCount(0);
  await expect(page.locator('li[data-covered]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Show all scores of the day' }).first().click();
  await expect(page.locator('main li[data-covered]')).toHaveCount(0);
});

test('PRF-8 one tap on the matches covers and uncovers the results of all pages', async ({
  page,
  baseURL,
}) => {
  await setUp(page.context(), baseURL, 'shown');
  await gotoReady(page, '/football/matches');
  const toggle = page.getByRole('button', { name: 'No spoilers' }).first();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('li[data-covered]')).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('li[data-covered]').first()).toBeVisible();
  await page.goto('/');
  await expect(page.locator('[data-covered]').first()).toBeAttached();
  await gotoReady(page, '/football/matches');
  await toggle.click();
  await expect(page.locator('li[data-covered]')).toHaveCount(0);
});

test('PRF-8 the visitor plays a covered match from its kick-off', async ({
  page,
  request,
  baseURL,
}) => {
  await setUp(page.context(), baseURL);
  const match = finishedOf(await coveredMatches(request));
  await page.goto(`/football/matches/${match.id}`);
  const board = page.locator('article[data-match]');
  await expect(board.getByRole('button', { name: /^Show score/ })).toBeVisible();
  await board.getByRole('button', { name: 'Play from kick-off' }).click();
  const slider = board.getByRole('slider');
  await expect(slider).toBeFocused();
  // The line is that of a usual match, and it plays at once.
  const usual = await slider.getAttribute('aria-valuemax');
  await expect
    .poll(async () => Number(await slider.getAttribute('aria-valuenow')))
    .toBeGreaterThan(60);
  await board.getByRole('button', { name: 'Pause' }).click();
  await expect(slider).toHaveAttribute('aria-valuemax', `${usual}`);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /, 0–0$/);
  // The updates before the shown minute are in view as well.
  for (let minute = 0; minute < 40; minute++) await page.keyboard.press('ArrowRight');
  const updates = page.locator('#updates');
  await expect(updates.locator('li').nth(3)).toBeAttached();
  const block = (await updates.boundingBox()) as DOMRect;
  const line = (await updates.locator('li').nth(2).boundingBox()) as DOMRect;
  expect(line.y + line.height).toBeLessThan(block.y + block.height);
  await page.keyboard.press('End');
  const { homeTeam, awayTeam } = match;
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`${homeTeam.score}–${awayTeam.score}$`),
  );
  // The address follows the line a little later.
  const end = new Date(match.endTime * 1000).toISOString().replace(/[-:]|\.000/g, '');
  await expect(page).toHaveURL(new RegExp(`at=${end}`));
  await page.reload();
  await expect(board.getByRole('button', { name: /^Show score/ })).toBeVisible();
});
