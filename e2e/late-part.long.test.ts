import type { Match } from '@touchline/types';
import { AFTERNOON, ask } from './afternoon.ts';
import { expect, test } from './fixtures.ts';

test('MDT-7 the line-ups take over the document though a card came before their chunk', {
  tag: '@long',
}, async ({ page, request }) => {
  const later = new Date(Date.parse(AFTERNOON) + 600_000).toISOString();
  const live = await ask<Match[]>(request, '/matches/live?limit=100&sportType=football');
  const now = Date.parse(AFTERNOON) / 1000;
  const matches = await Promise.all(
    live.slice(0, 12).map(({ id }) => ask<Match>(request, `/matches/info?matchId=${id}`, later)),
  );
  const carded = matches.flatMap(({ id, incidents = [] }) =>
    incidents
      .filter(({ kind, at }) => kind === 'yellow-card' && at > now + 15)
      .map(({ at, player, playerId }) => ({ id, at, player, playerId })),
  );
  const [{ id, at, player = '', playerId }] = carded as [(typeof carded)[0]];

  let sendChunk = () => {};
  const isSent = new Promise<void>((resolve) => {
    sendChunk = resolve;
  });
  await page.route(/\/assets\/lineups-[^/]*\.js$/, async (route) => {
    await isSent;
    await route.continue();
  });
  const instant = new Date((at - 8) * 1000).toISOString();
  await page.goto(
    `/worlds/enter?${new URLSearchParams({ at: instant, speed: '1', to: `/football/matches/${id}` })}`,
  );
  const updates = page.locator('#updates').getByText(/Yellow card/);
  await expect(updates.filter({ hasText: player })).toBeVisible({ timeout: 20_000 });
  sendChunk();
  const row = page.locator('#lineups li', { has: page.locator(`a[href$="${playerId}"]`) });
  await expect(row.locator('[data-kind="yellow-card"]').first()).toBeVisible();
});
