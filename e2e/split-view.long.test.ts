import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady, reloadReady } from './goto-ready.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

test.use({ viewport: { width: 1440, height: 900 } });
// Each page contains two, and tests visit several.
test.slow();

const LIST_PATH = '/football/matches?show=finished';
const rowsOf = (page: Page) => page.locator('main li[data-match]:not([data-pane] *)');
const pane = (page: Page) => page.locator('[data-pane]');
const topOf = (row: Locator) =>
  row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const idOf = async (row: Locator) => `${await row.getAttribute('data-match')}`;

/** Waits for the rows that the document leaves out; a failed call is repeated after a while, hence the timeout. */
async function goToList(page: Page) {
  await gotoReady(page, LIST_PATH);
  await expect(rowsOf(page).nth(30)).toBeAttached({ timeout: 60_000 });
}

async function openBeside(page: Page, row: Locator): Promise<string> {
  const id = await idOf(row);
  await row.getByRole('link').click();
  await expect(pane(page).locator(`article[data-match="${id}"]`)).toBeVisible();
  return id;
}

test('MDT-1 in a wide window a match opens beside its list with its own address, and Back closes it', async ({
  page,
}) => {
  await goToList(page);
  const row = rowsOf(page).nth(2);
  const id = await openBeside(page, row);
  await expect(page).toHaveURL(`/football/matches/${id}?beside=list&show=finished`);
  await expect(page).toHaveTitle(/ v /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' versus ');
  await expect(row.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL(LIST_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches today');
});

test('MDT-1 opening and closing a match does not scroll the list', async ({ page }) => {
  await goToList(page);
  const row = rowsOf(page).nth(20);
  await row.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const top = await topOf(row);
  await openBeside(page, row);
  expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  expect(Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(2);
  await expect(row.getByRole('link')).toBeFocused();
});

test('MDT-1 j and k change the open match, Enter focuses it, Escape returns to its row', async ({
  page,
}) => {
  await goToList(page);
  await openBeside(page, rowsOf(page).nth(1));
  const next = rowsOf(page).nth(2);
  await page.keyboard.press('j');
  const board = pane(page).locator(`article[data-match="${await idOf(next)}"]`);
  await expect(board).toBeVisible();
  await expect(next.getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
  await expect(page).toHaveURL(LIST_PATH);
  await expect(next.getByRole('link')).toBeFocused();
});

test('MDT-1 the server renders list and match, and hydration causes no layout shift', async ({
  page,
}) => {
  await goToList(page);
  const id = await openBeside(page, rowsOf(page).nth(2));
  await countShifts(page);
  await reloadReady(page);
  await expect(pane(page).locator(`article[data-match="${id}"]`)).toBeVisible();
  await expect(rowsOf(page).nth(2)).toHaveAttribute('data-match', id);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  const text = await (await page.request.get(page.url())).text();
  expect(text).toContain('data-pane');
  expect(text.match(/<h1/g)).toHaveLength(1);
});

test('MDT-1 the address of a match beside its list scrolls to its row, and the match fills the window height', async ({
  page,
}) => {
  await goToList(page);
  // Beyond the rows that the document contains.
  const id = await idOf(rowsOf(page).nth(50));
  await page.goto(`/football/matches/${id}?beside=list&show=finished`);
  const row = page.locator(`main li[data-match="${id}"]:not([data-pane] *)`);
  await expect(row).toBeInViewport({ ratio: 1, timeout: 60_000 });
  for (const top of [0, 100, 1000]) {
    const ends = () =>
      pane(page).evaluate((one, y) => {
        scrollTo(0, y);
        return [scrollY, Math.round(one.getBoundingClientRect().bottom)];
      }, top);
    await expect.poll(ends).toEqual([top, 900]);
  }
});

test('MAT-4 another filter keeps the match open, another day closes it', async ({ page }) => {
  await goToList(page);
  const id = await openBeside(page, rowsOf(page).nth(2));
  const all = page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /^All \d/ });
  await all.click();
  await expect(all).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`/football/matches/${id}?beside=list`);
  await expect(pane(page).locator(`article[data-match="${id}"]`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/football\/matches\?date=\d{8}$/);
  await expect(pane(page)).toHaveCount(0);
});

test('MDT-1 in a narrow window the same address shows the match alone', async ({ page }) => {
  await goToList(page);
  await openBeside(page, rowsOf(page).nth(2));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowsOf(page).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Matches today' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Close' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await gotoReady(page, LIST_PATH);
  await rowsOf(page).nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/football\/matches\/ma-[^?]*$/);
  await expect(page.locator('main article[data-match]')).toBeVisible();
});
