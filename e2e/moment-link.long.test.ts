import type { APIRequestContext, Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { AFTERNOON, ask, enterAfternoon, finishedMatch } from './afternoon.ts';
import { test as base, expect } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

/** A match that is over in the afternoon that the page shows. */
const test = base.extend<{ match: Match }>({
  match: async ({ page, request, baseURL }, use) => {
    const match = await finishedMatch(request);
    await enterAfternoon(page, baseURL);
    await use(match);
  },
});

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const compact = (seconds: number) => iso(seconds).replace(/[-:]|\.\d+/g, '');
const pathAt = ({ id, startTime }: Match, minute: number) =>
  `/football/matches/${id}?at=${compact(startTime + minute * 60)}`;

const handleOf = (page: Page) => page.getByRole('slider', { name: 'Time of the match' });
const momentOf = (page: Page) => new URL(page.url()).searchParams.get('at');

/** The document of a match with its board: a gateway that waits too long for its data sends it without. */
async function documentOf(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      const response = await request.get(path, { headers: { accept: 'text/html', ...headers } });
      expect(response.status()).toBe(200);
      html = await response.text();
      return html.includes('<article');
    })
    .toBe(true);
  return html;
}

const IN_AFTERNOON = { 'x-world-at': AFTERNOON };

test('the document of a link to a moment has that minute’s score, updates and title', async ({
  request,
}) => {
  const match = await finishedMatch(request);
  for (const minute of [5, 30, 100]) {
    const instant = match.startTime + minute * 60;
    const then = await ask<Match>(request, `/matches/info?matchId=${match.id}`, iso(instant));
    const html = await documentOf(request, pathAt(match, minute), IN_AFTERNOON);
    const board = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    const scores = [...board.matchAll(/<b[^>]*>(\d+)<\/b>/g)].map(([, score]) => Number(score));
    const { homeTeam, awayTeam, clock } = then;
    expect(scores.slice(0, 2)).toEqual([homeTeam.score, awayTeam.score]);
    expect(html).toMatch(
      new RegExp(
        `<title>${clock?.minute}(\\+\\d+)?′ ${homeTeam.name} ${homeTeam.score}–${awayTeam.score} ${awayTeam.name} · `,
      ),
    );
    expect(html).toContain('role="slider"');
    expect(html).toContain(`/cards/${match.id}.png?lang=en&amp;at=${compact(instant)}`);
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*/football/matches/${match.id}">`),
    );
  }
});

test('a moment that is none, before kick-off or in the future shows the present', async ({
  request,
}) => {
  const match = await finishedMatch(request);
  const open = async (query: string) => {
    const html = await documentOf(request, `/football/matches/${match.id}${query}`, IN_AFTERNOON);
    return /<title>[^<]*<\/title>/.exec(html)?.[0];
  };
  const title = await open('');
  for (const at of ['', '63', 'yesterday', '20001122T153000Z', '20991122T153000Z']) {
    expect(await open(`?at=${at}`)).toBe(title);
  }
});

test('a link to a moment opens there without a shift, and the address follows the handle', async ({
  page,
  match,
}) => {
  await countShifts(page);
  await page.goto(pathAt(match, 30));
  const handle = handleOf(page);
  await expect(handle).toHaveAttribute('aria-valuenow', '1800');
  const entries = await page.evaluate(() => history.length);
  // The slider is in the document before its script has come.
  await expect(async () => {
    await handle.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', '1860', { timeout: 1000 });
  }).toPass();
  await expect.poll(() => momentOf(page)).toBe(compact(match.startTime + 31 * 60));
  await expect(page).toHaveTitle(/^3\d(\+\d+)?′ /);
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  await page.evaluate(() => scrollTo(0, 200));
  await page.keyboard.press('End');
  await expect.poll(() => momentOf(page)).toBe(null);
  await expect(page).not.toHaveTitle(/′/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(handle).toHaveAttribute('aria-valuetext', /^Full time/);
});

test('the address keeps still while the handle is dragged, and no call is sent for it', async ({
  page,
  match,
}) => {
  await page.goto(`/football/matches/${match.id}`);
  const handle = handleOf(page);
  await expect(handle).toBeVisible();
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle.boundingBox()) as DOMRect;
  await page.mouse.move(x + width * 0.9, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height / 2, { steps: 10 });
  await expect(handle).toHaveAttribute('aria-valuetext', /minute/);
  expect(momentOf(page)).toBe(null);
  await page.mouse.up();
  await expect.poll(() => momentOf(page)).not.toBe(null);
});

test('Back leads to the moment that was left', async ({ page, match }) => {
  await page.goto(`/football/matches/${match.id}`);
  const handle = handleOf(page);
  await handle.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => momentOf(page)).toBe(compact(match.startTime + 60));
  await page
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: match.homeTeam.name })
    .click();
  await page.waitForURL('**/team/**');
  await page.goBack();
  await expect(handle).toHaveAttribute('aria-valuenow', '60');
});

test('the link to a minute is copied, which is confirmed', async ({ page, context, match }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${pathAt(match, 30)}&lang=en`);
  await page.getByRole('button', { name: 'Share a link to this minute' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}${pathAt(match, 30)}`);
});

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the link to a minute opens the share sheet', async ({ page, match }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => {
          document.title = `shared ${url}`;
        },
      });
    });
    await page.goto(pathAt(match, 30));
    const shared = new RegExp(`^shared .*at=${compact(match.startTime + 1800)}$`);
    // The button is in the document before its script has come.
    await expect(async () => {
      await page.getByRole('button', { name: 'Share a link to this minute' }).tap();
      await expect(page).toHaveTitle(shared, { timeout: 1000 });
    }).toPass();
  });
});

test('a match beside its list opens at a moment, and keeps the list’s parameters', async ({
  page,
  match,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pathAt(match, 30)}&beside=list&date=20261121`);
  const handle = handleOf(page);
  await expect(handle).toHaveAttribute('aria-valuenow', '1800');
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => momentOf(page)).toBe(compact(match.startTime + 29 * 60));
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('beside'), searchParams.get('date')]).toEqual(['list', '20261121']);
});

test('a visitor who covers results gets no score in the document, and the page plays from that minute on', async ({
  page,
  request,
  baseURL,
}) => {
  const match = await finishedMatch(request);
  const { homeTeam, awayTeam } = await ask<Match>(
    request,
    `/matches/info?matchId=${match.id}`,
    iso(match.startTime + 1800),
  );
  await enterAfternoon(page, baseURL);
  const preferences = JSON.stringify({ language: 'en', results: 'covered' });
  await page
    .context()
    .addCookies([
      { name: 'touchline', value: encodeURIComponent(preferences), url: baseURL as string },
    ]);
  await page.addInitScript((text) => {
    localStorage.touchline ??= text;
  }, preferences);
  const html = await documentOf(page.request, pathAt(match, 30));
  expect(html).toMatch(/<title>[^<]*: score, odds and form/);
  expect(html).not.toContain('"startedAt"');
  expect(/og:image:alt" content="([^"]*)"/.exec(html)?.[1]).not.toMatch(/\d–\d/);
  await page.goto(pathAt(match, 30));
  const handle = handleOf(page);
  await expect(handle).toHaveAttribute('aria-valuenow', '1800');
  await expect(handle).toHaveAttribute(
    'aria-valuetext',
    new RegExp(` ${homeTeam.score}–${awayTeam.score}$`),
  );
  expect(momentOf(page)).toBe(compact(match.startTime + 1800));
  expect(await page.title()).not.toMatch(/\d–\d/);
});

test('the picture of the match is a PNG of the size that the head says', async ({ request }) => {
  const match = await finishedMatch(request);
  const picture = await request.get(`/cards/${match.id}.png?lang=zh`, { headers: IN_AFTERNOON });
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(200_000);
  expect(
    (await request.get('/cards/ma-none-2026-1-1.png', { headers: IN_AFTERNOON })).status(),
  ).toBe(404);
});

test('MDT-3 a link to a minute shows the same table while others are in play and the day after', async ({
  browser,
  baseURL,
}) => {
  const tableAt = async (at: string) => {
    const context = await browser.newContext();
    const url = baseURL as string;
    await context.addCookies([{ name: 'x-world-at', value: encodeURIComponent(at), url }]);
    const page = await context.newPage();
    await page.goto(`${url}/football/matches/ma-eng1-2026-13-1?at=20261128T153500Z`);
    const standing = page.locator('#standing');
    await expect(standing).toContainText('Every match counts with its score at that minute.', {
      timeout: 60_000,
    });
    const rows = await standing.locator('tbody tr').allInnerTexts();
    await context.close();
    return rows;
  };
  const onTheDay = await tableAt('2026-11-28T16:40:00Z');
  expect(onTheDay).toHaveLength(20);
  expect(await tableAt('2026-11-29T16:40:00Z')).toEqual(onTheDay);
});
