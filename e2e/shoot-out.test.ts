import type { Page } from '@playwright/test';
import type { Match } from '@touchline/types';
import { ask } from './afternoon.ts';
import { expect, test } from './fixtures.ts';

/** Sporting Lorcana win the Copa Ibérica 5–4 on penalties, after 0–0. */
const FINAL = 'ma-espcup-2025-k2-1';
const OVER = '2026-05-13T20:47:00Z';
const MATCH = `/football/matches/${FINAL}`;
const SENTENCE = 'Sporting Lorcana win 5–4 on penalties';

/** Pages and calls of the visit are those of the instant, in seconds. */
async function enter(page: Page, baseURL: string | undefined, at: number): Promise<void> {
  const value = new Date(at * 1000).toISOString();
  await page.context().addCookies([{ name: 'x-world-at', value, url: baseURL as string }]);
}

const boardOf = (page: Page) => page.locator(`main article[data-match="${FINAL}"]`).first();
const dotsOf = (page: Page) => boardOf(page).getByRole('img', { name: /(scored|missed)$/ });
const rowOf = (page: Page) => page.locator(`main li[data-match="${FINAL}"]`).first();

async function kicksOf(request: Page['request']) {
  const { incidents = [], endTime } = await ask<Match>(
    request,
    `/matches/info?matchId=${FINAL}`,
    OVER,
  );
  return { kicks: incidents.filter(({ kind }) => kind.startsWith('shootout')), endTime };
}

test('MDT-1 the kicks of a shoot-out are dots that go with the line', { tag: '@long' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { kicks, endTime } = await kicksOf(request);
  await enter(page, baseURL, endTime + 60);
  await page.goto(MATCH);
  await expect(boardOf(page)).toContainText(SENTENCE);
  await expect(boardOf(page)).toContainText(/0\s*\(5\)\s*\(4\)\s*0/);
  await expect(dotsOf(page)).toHaveCount(kicks.length);
  const handle = page.getByRole('slider', { name: 'Time of the match' });
  const top = (await handle.boundingBox())?.y;
  await handle.press('ArrowLeft');
  await expect(boardOf(page)).toContainText(/Pens \d–\d/);
  await expect(boardOf(page)).not.toContainText('on penalties');
  await handle.press('Home');
  await expect(dotsOf(page)).toHaveCount(0);
  expect((await handle.boundingBox())?.y).toBe(top);
  await handle.press('End');
  await expect(dotsOf(page)).toHaveCount(kicks.length);
});

test('MDT-1 from the first kick to the title every page says how it stands, then who won', {
  tag: '@nightly',
}, async ({ page, request, baseURL }) => {
  test.slow();
  const { kicks, endTime } = await kicksOf(request);
  for (const { at, home, away } of [kicks[0], kicks[5], kicks[10]] as Required<
    (typeof kicks)[number]
  >[]) {
    const standing = `Pens ${home}–${away}`;
    await enter(page, baseURL, at + 5);
    // The final of a cup with a better rank leads the home page.
    await page.goto('/');
    await expect(boardOf(page)).toContainText(standing);
    await page.goto(MATCH);
    await expect(boardOf(page)).toContainText(standing);
    await expect(boardOf(page)).toContainText(new RegExp(`\\(${home}\\)\\s*\\(${away}\\)`));
    await page.goto('/football/matches?show=live');
    await expect(rowOf(page)).toContainText(standing);
    await page.goto('/football/tournament/to-espcup');
    await expect(page.getByRole('main')).not.toContainText('Winner');
  }
  await enter(page, baseURL, endTime + 1200);
  await page.goto(MATCH);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    new RegExp(SENTENCE),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(SENTENCE));
  await expect(boardOf(page).locator('[data-lost]').first()).toBeVisible();
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(card as string).pathname)).status()).toBe(200);
  await page.goto('/football/tournament/to-espcup');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Sporting Lorcana\s*Winner/);
  await expect(rowOf(page)).toContainText('Pens 5–4');
  await expect(
    page.getByRole('link', { name: /5–4 on penalties, Sporting Lorcana win the tournament/ }),
  ).toBeVisible();
  await page.goto('/football/team/te-esp-4');
  await expect(main.getByRole('img', { name: 'Won on penalties' }).first()).toBeVisible();
  await expect(main).toContainText(/Winner\s*Copa Ibérica/);
  await page.goto('/football/news/article/ar-report-espcup-2025-k2-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Copa Ibérica');
  await expect(main).toContainText(/Winner\s*Sporting Lorcana/);
});

test('MDT-1 a long shoot-out has a row for the first eight kicks of a side, and the others below', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, baseURL, Date.parse('2026-05-06T14:20:00Z') / 1000);
  await page.goto('/football/matches/ma-chncup-2026-k32-12');
  const sides = page.getByRole('list', { name: 'Penalties, ' });
  await expect(sides).toHaveCount(2);
  for (const side of await sides.all()) {
    const tops = await side
      .getByRole('img')
      .evaluateAll((dots) => dots.map((dot) => Math.round(dot.getBoundingClientRect().y)));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(rows).toEqual([8, 6]);
  }
});
