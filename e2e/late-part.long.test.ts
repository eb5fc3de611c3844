import type { Match, MatchLineups } from '@touchline/types';
import { AFTERNOON, ask } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { holdChunk } from './hold-chunk.ts';

const enterAt = (seconds: number, to: string) =>
  `/worlds/enter?${new URLSearchParams({ at: new Date(seconds * 1000).toISOString(), speed: '1', to })}`;

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
      .map(({ at, playerId }) => ({ id, at, playerId })),
  );
  const [{ id, at, playerId }] = carded as [(typeof carded)[0]];

  const sendChunk = await holdChunk(page, 'lineups');
  await page.goto(enterAt(at - 8, `/football/matches/${id}?view=lineups`));
  // The card reaches the page by the stream.
  await page.waitForTimeout(20_000);
  sendChunk();
  const row = page.locator('#lineups li', { has: page.locator(`a[href$="${playerId}"]`) });
  await expect(row.locator('[data-kind="yellow-card"]').first()).toBeVisible();
});

test('MDT-7 basketball line-ups take over the document though time moved on before their chunk', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const later = new Date(Date.parse(AFTERNOON) + 1_200_000).toISOString();
  const live = await ask<Match[]>(request, '/matches/live?limit=100&sportType=basketball');
  const changes = await Promise.all(
    live.slice(0, 8).map(async ({ id }) => {
      const { home } = await ask<MatchLineups>(request, `/matches/lineups?matchId=${id}`, later);
      return home.substitutions.map(({ at, on }) => ({ id, at, on }));
    }),
  );
  // The time in the document is that of the last tenth second: the player is not yet on.
  const change = changes
    .flat()
    .find(({ at }) => at * 1000 > Date.parse(AFTERNOON) && at % 10 === 1);
  if (!change) throw new Error('No player comes on a second after the time moves.');
  const sendChunk = await holdChunk(page, 'lineups');
  await page.goto(enterAt(change.at + 1, `/basketball/matches/${change.id}?view=lineups`));
  await page.waitForTimeout(11_000);
  sendChunk();
  const row = page.locator('#lineups li', { has: page.locator(`a[href$="${change.on.id}"]`) });
  await expect(row.getByRole('img')).toBeVisible();
});
