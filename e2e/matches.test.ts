import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const heading = { level: 1 } as const;

test('MAT-2 a day from the calendar is shown under its own address, and Back returns', async ({
  page,
}) => {
  await page.goto('/esports/matches', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', heading)).toHaveText('Matches today');
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('button', { name: 'The month after' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\b15\b/ })
    .click();
  await expect(page).toHaveURL(/\/esports\/matches\?date=\d{6}15$/);
  await expect(page.getByRole('heading', heading)).toHaveText(/^Matches for 15\.\d\d\.\d{4}$/);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Matches today');
});

test('MAT-1 the strip has six days, the chosen one marked', async ({ page }) => {
  await page.goto('/football/matches?date=20261231');
  const days = page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link')
    .filter({ hasText: /./ });
  await expect(days).toHaveCount(6);
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'date');
  await days.nth(3).click();
  await expect(page).toHaveURL(/date=20270102/);
  await expect(page.getByRole('heading', heading)).toHaveText('Matches for 02.01.2027');
});

test('HDR-4 switching the game keeps the section', async ({ page }) => {
  await page.goto('/football/matches', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Football' }).first().click();
  await page.getByRole('option', { name: 'Dota 2' }).click();
  await expect(page).toHaveURL(/\/dota2\/matches$/);
  await expect(page).toHaveTitle(/Dota 2 matches today/);
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no accessibility fault is found on the matches page (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/esports/matches', { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('the matches page does not overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/esports/matches');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
