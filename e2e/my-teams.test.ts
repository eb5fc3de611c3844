import type { Page } from '@playwright/test';
import { AFTERNOON, liveMatch } from './afternoon.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady, reloadReady } from './goto-ready.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

const question = (page: Page) => page.getByRole('region', { name: /My teams|Pick your clubs/ });
const cards = (page: Page) => page.locator('#mine li');
const picker = (page: Page) => page.getByRole('dialog', { name: 'Pick your clubs' });

const starred = (page: Page, ids: readonly string[]) =>
  page.addInitScript(
    (stars) => {
      if (origin !== 'null') localStorage['touchline.stars'] ??= stars;
    },
    JSON.stringify(ids.map((id) => `team/${id}`)),
  );

test('MYT-1 a first visit picks clubs with the keyboard, by sport and by name, and home opens with them from then on', async ({
  page,
}) => {
  await gotoReady(page, '/');
  await question(page).getByRole('button', { name: 'Choose' }).focus();
  await page.keyboard.press('Enter');
  const dialog = picker(page);
  const popular = dialog.getByRole('listitem').getByRole('button');
  await expect(popular.first()).toBeVisible();
  const first = (await popular.first().locator('b').textContent()) ?? '';
  await popular.first().press('Space');
  await expect(popular.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('status')).toHaveText('1 club picked');
  await dialog.getByRole('searchbox').fill('northgate');
  const found = dialog.getByRole('button', { name: /Northgate/ }).first();
  await found.click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByRole('heading', { name: first })).toBeVisible();
  await countShifts(page);
  await page.evaluate(() => {
    window.name = '';
  });
  await reloadReady(page);
  await expect(cards(page)).toHaveCount(2);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
});

test('MYT-1 who declines to pick clubs is never asked again', { tag: '@long' }, async ({
  page,
}) => {
  await gotoReady(page, '/');
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await reloadReady(page);
  await expect(heading).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('MYT-1 who unstars the only club keeps the dialog, and the panel leads to it again', {
  tag: '@long',
}, async ({ page }) => {
  await starred(page, ['te-eng-7']);
  await gotoReady(page, '/');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = picker(page);
  const [first, second] = [0, 1].map((at) =>
    dialog.getByRole('listitem').nth(at).getByRole('button'),
  );
  await first?.click();
  await expect(dialog.getByRole('status')).toHaveText('0 clubs picked');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Pick your clubs' }).click();
  await second?.click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cards(page)).toHaveCount(1);
  // The heading, or the menu's button where the panel was still closing.
  await expect(page.locator(':focus')).toBeVisible();
});

test.describe('on an afternoon', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const url = baseURL as string;
    await context.addCookies([{ name: 'x-world-at', value: encodeURIComponent(AFTERNOON), url }]);
  });

  test('MYT-2, MYT-3 home and the panel show a team’s live match, its last result and its place', {
    tag: '@long',
  }, async ({ page, request }) => {
    const match = await liveMatch(request);
    await starred(page, [match.homeTeam.id, 'te-eng-7', 'te-eng-3']);
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoReady(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const card = cards(page).first();
    await expect(card.getByRole('heading')).toHaveText(match.homeTeam.name);
    await expect(card.locator(`[data-match="${match.id}"]`)).toContainText(/LIVE/);
    await expect(card).toContainText(/\d+(st|nd|rd|th) in the /);
    await expect(card.getByRole('img', { name: /Won|Drew|Lost/ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button').click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel.getByRole('heading', { name: 'My teams' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /Kick-off/ })).toContainText(match.awayTeam.name);
    await panel.getByRole('button', { name: 'Calendar' }).click();
    await expect(page.getByRole('link', { name: /Download file/ })).toHaveAttribute(
      'href',
      new RegExp(`^/calendar/stars.ics\\?teams=te-eng-3,.*${match.homeTeam.id}.*&lang=en$`),
    );
  });

  for (const width of [390, 1440]) {
    test(`MYT-1, MYT-2 the teams of home and their picker pass axe and fit (${width} px)`, {
      tag: width === 390 ? '@long' : '@nightly',
    }, async ({ page, request }) => {
      const match = await liveMatch(request);
      await page.setViewportSize({ width, height: 900 });
      await starred(page, [match.homeTeam.id, match.awayTeam.id, 'te-eng-7']);
      await gotoReady(page, '/');
      await expectAccessible(page);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBeLessThanOrEqual(width);
      await question(page).or(page.locator('#mine')).getByRole('button', { name: 'Edit' }).click();
      await expect(picker(page).getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
