import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

test('MYT-4 a team offers its calendar to subscribe to, to copy and to download', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The world that others see.
  await context.clearCookies({ name: 'x-world-at' });
  await gotoReady(page, '/football/team/te-eng-7');
  const opener = page.getByRole('link', { name: 'Add to calendar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  const host = new URL(baseURL as string).host;
  await expect(dialog.getByRole('link', { name: /Subscribe/ })).toHaveAttribute(
    'href',
    `webcal://${host}/calendar/teams/te-eng-7.ics?lang=en`,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: /Copy link/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Calendar link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL?.replace(/\/$/, '')}/calendar/teams/te-eng-7.ics?lang=en`);

  await opener.click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /Download file/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nSUMMARY:.*END:VCALENDAR\r\n$/s);
});

test('MYT-4 in a world of its own a browser offers the file alone: a calendar program would get another world', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/football/team/te-eng-7');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  const file = dialog.getByRole('link', { name: /Download file/ });
  await expect(file).toHaveAttribute('href', '/calendar/teams/te-eng-7.ics?lang=en');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('MYT-4 without script the calendar of a tournament is a link to its file', {
  tag: '@long',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/football/tournament/to-eng1');
  const link = page.getByRole('link', { name: 'Add to calendar' });
  await expect(link).toHaveAttribute('href', '/calendar/tournaments/to-eng1.ics?lang=en');
  await context.close();
});

test('MYT-4 the dialog of a calendar passes axe', { tag: '@nightly' }, async ({ page }) => {
  await gotoReady(page, '/football/team/te-eng-7');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
