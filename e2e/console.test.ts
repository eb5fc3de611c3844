import { expectAccessible } from './axe.ts';
import { consoleOf, openConsole } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';

test.use({ timezoneId: 'Asia/Singapore' });

const TABS = ['Time', 'Facts', 'Overrides', 'Accounts'];

test('the console opens by key with the focus in it, and gives it back', async ({ page }) => {
  await page.goto('/football/matches');
  await consoleOf(page).getByRole('button', { name: 'Console' }).waitFor();
  const search = page.getByRole('link', { name: 'Predictions' }).first();
  await search.focus();
  await page.keyboard.press('Backquote');
  await expect(consoleOf(page).getByRole('tab', { name: 'Time' })).toBeFocused();
  await expect(consoleOf(page)).toContainText('23:30:00');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(consoleOf(page).getByRole('tab')).toHaveCount(0);
});

test('the console opens at /worlds too, and a jump returns there', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/worlds');
  await openConsole(page);
  await consoleOf(page).getByRole('button', { name: '−1 h' }).click();
  await expect(page).toHaveURL(/\/worlds$/);
  await expect(page.getByText('This browser is in a world of its own')).toBeVisible();
  await expect(consoleOf(page)).toContainText('22:30:00');
  await consoleOf(page).getByRole('tab', { name: 'Overrides' }).click();
  await expect(consoleOf(page).getByText('listMatches', { exact: true })).toBeVisible();
});

test('a page that is left before the console is loaded reports no error', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/worlds/console/start.ts', (route) => route.abort('aborted'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/football/matches');
  await failed;
  await page.reload();
  await expect(consoleOf(page).getByRole('button')).toHaveCount(0);
});

test('the key is a character where somebody types', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await consoleOf(page).getByRole('button', { name: 'Console' }).waitFor();
  const email = page.getByLabel('Email', { exact: true });
  await email.focus();
  await page.keyboard.press('Backquote');
  await expect(email).toHaveValue('`');
  await expect(consoleOf(page).getByRole('tab')).toHaveCount(0);
});

test('time moves by steps, speeds and sliders, and the drawer stays where it was', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/football/matches');
  await openConsole(page);
  const panel = consoleOf(page);
  await panel.getByRole('button', { name: '−1 h' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('22:30:00');
  await expect(panel.getByRole('button', { name: '−1 h' })).toBeFocused();

  await panel.getByRole('button', { name: '×10' }).click();
  await expect(panel.getByRole('button', { name: '×10' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel).not.toContainText('22:30:00');
  await panel.getByRole('button', { name: 'Stopped' }).click();
  await expect(panel.getByRole('button', { name: 'Stopped' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await panel.getByRole('slider', { name: 'Day' }).fill('1');
  await expect(panel.locator('.clock')).toContainText('Sun, 22 Nov 2026');
  await panel.getByRole('slider', { name: 'Minute' }).fill('615');
  await expect(panel.locator('.clock')).toContainText('10:15:00');
  await expect(page).toHaveURL(/\/football\/matches$/);

  await panel.getByRole('button', { name: 'Return to the shared clock' }).click();
  await expect(panel).toContainText('shared clock');
});

test('the overrides list first what the page has called', { tag: '@long' }, async ({ page }) => {
  await page.goto('/football/matches');
  await openConsole(page);
  const panel = consoleOf(page);
  await panel.getByRole('tab', { name: 'Overrides' }).click();
  const called = panel.locator('section', { hasText: 'Called since the page was loaded' });
  await expect(called.getByText('listMatches', { exact: true })).toBeVisible();
  await expect(called.getByText('logIn', { exact: true })).toHaveCount(0);
});

test('a match becomes as it is needed, for this browser alone', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const id = 'ma-eng1-2026-12-4';
  const path = `/football/matches/${id}`;
  await page.goto(path);
  await openConsole(page);
  const panel = consoleOf(page);
  await panel.getByRole('tab', { name: 'Facts' }).click();
  await panel.getByLabel('Goals, home').fill('7');
  await panel.getByLabel('Goals, away').fill('0');
  await panel.getByLabel('In minute').fill('95');
  await panel.getByLabel('Name, home').fill('Castle Athletic');
  await panel.getByRole('button', { name: 'Apply to this browser' }).click();
  await panel.getByLabel('In minute').fill('89');
  await panel.getByRole('button', { name: 'Apply to this browser' }).click();
  await expect(page).toHaveTitle(/^Castle Athletic v /);
  const own = await page.request.get(`/api/matches/info?matchId=${id}`);
  expect((await own.json()).data).toMatchObject({
    clock: { minute: 89 },
    homeTeam: { score: 7 },
    awayTeam: { score: 0 },
  });
  await expect(panel.locator('.instant')).toContainText('facts');
  const shared = await request.get(`/api/matches/info?matchId=${id}`);
  expect(await shared.text()).not.toContain('Castle Athletic');
  await panel.getByRole('button', { name: 'Remove all facts' }).click();
  await expect(page).not.toHaveTitle(/Castle Athletic/);
});

test('the open console passes axe in both themes, and cuts nothing off on a phone', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/terms');
  await openConsole(page);
  const panel = consoleOf(page);
  for (const tab of TABS) {
    await panel.getByRole('tab', { name: tab }).click();
    await expect(panel.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(panel.locator('[aria-busy]')).toHaveCount(0);
    await expectAccessible(page, 'touchline-console');
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of TABS) {
    await panel.getByRole('tab', { name: tab }).click();
    const isCut = await panel
      .getByRole('tabpanel')
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut, tab).toBe(false);
  }
});

test('the mark and the head of the drawer name the scenarios of this browser', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/football/matches');
  const mark = consoleOf(page).getByRole('button', { name: 'Console' });
  await expect(mark).toHaveAttribute('title', /in a world of its own/);
  // A dialog that opened before the mark was there could not keep the focus from it.
  await expect(mark).toHaveAttribute('tabindex', '-1');
  await page.goto('/worlds/enter?scenario=empty&scenario=long-names&to=/football/matches');
  await openConsole(page);
  await expect(consoleOf(page).locator('.instant')).toContainText('empty, long-names');
});
