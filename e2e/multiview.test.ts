import type { Match } from '@touchline/types';
import { AFTERNOON, ask, enterAfternoon } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

test('Multiview shows six live matches, and the choice by hand is in the address', async ({
  page,
  baseURL,
}) => {
  await enterAfternoon(page, baseURL);
  await countShifts(page);
  await page.goto('/football/matches?show=live');
  await page.getByRole('link', { name: 'Multiview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multiview');
  await page.reload();
  const tiles = page.locator('main article[data-match]');
  await expect(tiles).toHaveCount(6);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Choose matches' }).click();
  const choices = page.getByRole('checkbox');
  await expect(choices.nth(6)).toBeVisible();
  await choices.and(page.locator(':checked')).first().uncheck();
  await expect(tiles).toHaveCount(5);
  await choices.and(page.locator(':not(:checked)')).last().check();
  await expect(tiles).toHaveCount(6);
  const { searchParams } = new URL(page.url());
  const ids = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-match')));
  expect(searchParams.get('matches')?.split(',')).toEqual(ids);
});

test('a goal lights up its card and is announced once', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const now = Date.parse(AFTERNOON) / 1000;
  const later = new Date(Date.parse(AFTERNOON) + 600_000).toISOString();
  const live = await ask<Match[]>(request, '/matches/live?limit=100&sportType=football');
  const matches = await Promise.all(
    live.slice(0, 20).map(({ id }) => ask<Match>(request, `/matches/info?matchId=${id}`, later)),
  );
  const [goal] = matches.flatMap(({ id, incidents = [] }) =>
    incidents
      .filter(({ kind, at }) => kind === 'goal' && at > now + 15)
      .map(({ at }) => ({ id, at })),
  );
  if (!goal) throw new Error('No goal in the next ten minutes of the world.');
  const at = new Date((goal.at - 8) * 1000).toISOString();
  const to = `/football/multiview?matches=${goal.id}`;
  await page.goto(`/worlds/enter?${new URLSearchParams({ at, speed: '1', to })}`);
  const announced = page.getByRole('status').filter({ hasText: /goal/i });
  await expect(announced).toHaveCount(1, { timeout: 25_000 });
  await expect(page.locator('article[data-goal]')).toHaveAttribute('data-match', goal.id);
});

test('six matches fit on the screen of a phone', { tag: '@long' }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAfternoon(page, baseURL);
  await page.goto('/football/multiview');
  const tiles = page.locator('main article[data-match]');
  await expect(tiles).toHaveCount(6);
  await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });
});
