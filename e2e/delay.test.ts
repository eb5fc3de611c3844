import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

test('a live match is shown as late as the visitor’s stream, and says so after a reload too', async ({
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
  await page.getByRole('slider', { name: /My stream is behind by/ }).fill(`${DELAY_S}`);
  await expect(board).toContainText(`${DELAY_S} s behind`);
  await expect.poll(shownScore).toEqual(scoreOf(then));
  await page.reload();
  await expect(board).toContainText(`${DELAY_S} s behind`);
  await expect.poll(shownScore).toEqual(scoreOf(then));
});
