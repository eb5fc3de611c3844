import type { Match } from '@touchline/types';
import { AFTERNOON, ask } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { holdChunk } from './hold-chunk.ts';

/** More than the server waits for the data of a page. */
const delayMs = 3_000;

test.describe('leaders that are later than the document', () => {
  test.use({ world: { at: AFTERNOON, overrides: { listTournamentLeaders: { delayMs } } } });

  test('PLA-2 the top players take over the document though they came before their chunk', async ({
    page,
  }) => {
    const sendChunk = await holdChunk(page, 'leaders-block');
    const answered = page.waitForResponse(/\/tournaments\/leaders/);
    await page.goto('/football/tournament/to-eng1');
    await answered;
    await page.waitForTimeout(500);
    sendChunk();
    await expect(page.locator('main a[href*="/players/"]').first()).toBeVisible();
  });
});

test.describe('a player that is later than the document', () => {
  test.use({ world: { at: AFTERNOON, overrides: { getPlayer: { delayMs } } } });

  test('PLA-1 the box score takes over the document though a player came before its chunk', async ({
    page,
    request,
  }) => {
    const live = await ask<Match[]>(request, '/matches/live?limit=100&sportType=basketball');
    const sendChunk = await holdChunk(page, 'sport-statistics');
    const answered = page.waitForResponse(/\/players\/info/);
    await page.goto(`/basketball/matches/${live[0]?.id}?view=statistics`);
    await answered;
    await page.waitForTimeout(500);
    sendChunk();
    await expect(page.locator('main td a[href*="/players/"], main th a').first()).toBeVisible();
  });
});
