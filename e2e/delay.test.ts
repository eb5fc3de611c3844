import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { visitorOf } from './leak-world.ts';

const AFTERNOON = '2026-11-21T15:30:00Z';
const DELAY_S = 180;

interface Match {
  id: string;
  startTime: number;
  tournament: { sportType: string };
  homeTeam: { score: number | null };
  awayTeam: { score: number | null };
}

async function ask<T>(request: APIRequestContext, path: string, secondsAgo = 0): Promise<T> {
  const at = new Date(Date.parse(AFTERNOON) - secondsAgo * 1000).toISOString();
  const response = await request.get(`/api${path}`, { headers: { 'x-world-at': at } });
  return (await response.json()).data;
}

const scoreOf = ({ homeTeam, awayTeam }: Match) => [`${homeTeam.score}`, `${awayTeam.score}`];

test('PRF-11: the whole site is as late as the visitor’s stream, after a reload too', async ({
  page,
  request,
  baseURL,
}) => {
  const live = await ask<Match[]>(request, '/matches/live?limit=100');
  const infoOf = (id: string, ago: number) =>
    ask<Match>(request, `/matches/info?matchId=${id}`, ago);
  const played = live.filter(
    ({ tournament, startTime }) =>
      tournament.sportType === 'basketball' && startTime < Date.parse(AFTERNOON) / 1000 - 600,
  );
  // The site's clock runs on while the world stands: the score must be the same for half a minute.
  const candidates = await Promise.all(
    played.map(async (match) => {
      const [then, soon] = await Promise.all([
        infoOf(match.id, DELAY_S),
        infoOf(match.id, DELAY_S - 30),
      ]);
      const isSteady = `${scoreOf(then)}` === `${scoreOf(soon)}`;
      return isSteady && `${scoreOf(then)}` !== `${scoreOf(match)}` ? { match, then } : undefined;
    }),
  );
  const found = candidates.find(Boolean);
  expect(found, 'a basketball match with a steady score then, and another one now').toBeDefined();
  const { match, then } = found as NonNullable<typeof found>;
  await page
    .context()
    .addCookies([{ name: 'x-world-at', value: AFTERNOON, url: baseURL as string }]);
  await page.goto(`/basketball/matches/${match.id}`);
  const board = page.locator('article[data-match]');
  const shownScore = async () => (await board.locator('b').allInnerTexts()).slice(0, 2);
  await expect.poll(shownScore).toEqual(scoreOf(match));
  await page.getByRole('button', { name: 'Delay, to match my stream' }).click();
  const panel = page.getByRole('dialog', { name: 'My stream is behind by' });
  await panel.getByRole('slider').fill(`${DELAY_S - 5}`);
  await panel.getByRole('button', { name: '5 s more' }).click();
  const chip = page.getByRole('banner').getByRole('button', { name: `${DELAY_S} s behind` });
  await expect(chip).toBeVisible();
  await expect.poll(shownScore).toEqual(scoreOf(then));
  await expect(board.getByText('LIVE')).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await expect.poll(shownScore).toEqual(scoreOf(then));
  await page.goto('/basketball/matches?show=live');
  await expect(chip).toBeVisible();
  const row = page.locator(`li[data-match="${match.id}"]`);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText(scoreOf(then).join('–'));
  await chip.click();
  await panel.getByRole('button', { name: 'No delay' }).click();
  await expect(chip).toHaveCount(0);
  await expect(row).toContainText(scoreOf(match).join('–'));
});

test('PRF-11: the chip of a delay has room on a phone in Spanish, whose words are the longest', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const choice = visitorOf({ language: 'es', delay: DELAY_S });
  const cookie = { name: 'touchline', value: encodeURIComponent(choice) };
  await page.context().addCookies([{ ...cookie, url: baseURL as string }]);
  await page.addInitScript((text) => {
    localStorage.touchline ??= text;
  }, choice);
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320) await page.goto('/');
    const banner = page.getByRole('banner');
    const name = banner.getByRole('link', { name: 'Touchline' });
    const chip = banner.getByRole('button', { name: /180/ });
    const [logo, box] = [await name.boundingBox(), await chip.boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0) + 4);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
  }
});
