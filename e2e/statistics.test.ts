import type { MatchStatistics } from '@touchline/types';
import { ask, enterAfternoon, finishedMatch } from './afternoon.ts';
import { expect, test } from './fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

test('MDT-8 the line of a match shows the statistics of each minute, and buttons those of a half', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  const match = await finishedMatch(request);
  await enterAfternoon(page, baseURL);
  await countShifts(page);
  await page.goto(`/football/matches/${match.id}?view=statistics`);
  const line = page.getByRole('slider', { name: 'Time of the match' });
  await expect(line).toBeVisible();
  await expect(page.getByRole('img', { name: /^Momentum: .* \d+ min, .* \d+ min$/ })).toBeVisible();
  const shots = page.locator('#statistics [data-key="shots"]');
  const shotsAt = async (instant?: number, period = 0) => {
    const at = instant && new Date(instant * 1000).toISOString();
    const path = `/matches/statistics?matchId=${match.id}`;
    const { periods } = await ask<MatchStatistics>(request, path, at || undefined);
    const { home, away } = periods[period]?.rows.find(({ key }) => key === 'shots') ?? {};
    return `${home}Shots${away}`;
  };
  await expect(shots).toHaveText(await shotsAt());
  await page.getByRole('button', { name: '1st half' }).click();
  await expect(shots).toHaveText(await shotsAt(undefined, 1));
  await page.getByRole('button', { name: 'Match', exact: true }).click();

  const { x, y, width, height } = (await line.boundingBox()) as DOMRect;
  await page.mouse.click(x + width * 0.3, y + height / 2);
  const offset = Number(await line.getAttribute('aria-valuenow'));
  await expect(shots).toHaveText(await shotsAt(match.startTime + offset));
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});

test('MDT-7, MDT-8 statistics and line-ups whose script comes after the line was dragged hydrate as the document has them', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  const match = await finishedMatch(request);
  await enterAfternoon(page, baseURL);
  const dragged = Promise.withResolvers<void>();
  await page.route(/\/assets\/sport-(statistics|lineups)-[^/]+\.js$/, async (route) => {
    await dragged.promise;
    await route.continue();
  });
  await page.goto(`/football/matches/${match.id}?view=statistics`);
  const line = page.getByRole('slider', { name: 'Time of the match' });
  await line.focus();
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuenow', '0');
  dragged.resolve();
  await expect(page.locator('#statistics [data-key="shots"]')).toHaveText('0Shots0');
  const bar = page.getByRole('navigation', { name: 'Views of the match' });
  await bar.getByRole('link', { name: 'Line-ups' }).click();
  await expect(page.locator('#lineups')).toBeVisible();
  await expect(page.locator('#lineups')).not.toContainText('Substitutions');
});

test('MDT-8 the line of a basketball match shows the box score of each minute, and who is on the court', {
  tag: '@long',
}, async ({ page, request, baseURL }) => {
  const match = await finishedMatch(request, 'basketball');
  await enterAfternoon(page, baseURL);
  await countShifts(page);
  await page.goto(`/basketball/matches/${match.id}?view=statistics`);
  const line = page.getByRole('slider', { name: 'Time of the match' });
  await expect(line).toBeVisible();
  const total = page
    .getByRole('region', { name: match.homeTeam.name, exact: true })
    .locator('tfoot td')
    .nth(1);
  await expect(total).toHaveText(`${match.homeTeam.score}`);

  const { x, y, width, height } = (await line.boundingBox()) as DOMRect;
  await page.mouse.click(x + width * 0.4, y + height / 2);
  const at = match.startTime + Number(await line.getAttribute('aria-valuenow'));
  const instant = new Date(at * 1000).toISOString();
  const { players } = await ask<MatchStatistics>(
    request,
    `/matches/statistics?matchId=${match.id}`,
    instant,
  );
  const points = players?.home.reduce((sum, one) => sum + (one.points ?? 0), 0);
  await expect(total).toHaveText(`${points}`);
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  await page.getByRole('button', { name: 'Q2', exact: true }).click();
  await expect(page.locator('#statistics [data-key="assists"]')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Views of the match' });
  await bar.getByRole('link', { name: 'Line-ups' }).click();
  await expect(page.locator('#lineups').getByRole('img', { name: 'On the court' })).toHaveCount(10);
});
