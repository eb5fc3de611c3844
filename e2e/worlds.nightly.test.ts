import { expect, test } from './fixtures.ts';

test('the preset of a goal in the 89th minute shows the goal soon', async ({ page }) => {
  await page.goto('/worlds');
  await page.getByRole('link', { name: 'A goal in the 89th minute' }).click();
  await expect(page).toHaveURL(/\/football\/matches\/ma-/);
  const goal = /89′\s*\d–\d\s*(Goal|Own goal|Penalty) — /;
  await expect(page.getByRole('main')).toContainText(goal, { timeout: 45_000 });
});

test('the calendar leads to the hours of its day, and an hour to the matches at that instant', async ({
  page,
}) => {
  await page.goto('/football/matches');
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Year' }).selectOption('2026');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Month' }).selectOption('12');
  await page
    .getByRole('gridcell', { name: /12 December/ })
    .getByRole('button')
    .focus();
  await page.getByRole('link', { name: 'Time machine' }).click();
  await page
    .getByRole('navigation', { name: 'Hour of 12 December' })
    .getByRole('link', { name: '15:00' })
    .click();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await page.goto('/worlds');
  const machine = page.getByRole('region', { name: 'Time machine' });
  await expect(machine).toContainText('15:00 Saturday, 12 December 2026');
  await machine.getByRole('link', { name: '−10 min' }).click();
  await machine.getByRole('link', { name: 'Stopped' }).click();
  await expect(machine).toContainText('14:50');
  await expect(machine.getByRole('link', { name: 'Stopped' })).toHaveAttribute('aria-current');
});

test('a custom world can be composed, visited and left', async ({ page }) => {
  await page.goto('/worlds');
  await page.getByLabel('Instant').fill('2026-12-24T18:00:00Z');
  await page.getByRole('checkbox', { name: 'empty' }).check();
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await expect(page.locator('main li[data-match]')).toHaveCount(0);
  await page.goto('/worlds');
  await expect(page.getByText('x-mock-scenario: empty')).toBeVisible();
  await page.getByRole('link', { name: 'Return to the shared world' }).click();
  await expect(page.getByText('in the shared world')).toBeVisible();
});

test('a custom world can be entered by the local time of a zone', async ({ page }) => {
  await page.goto('/worlds');
  await page.getByLabel('Instant').fill('2026-12-24T18:00 Asia/Shanghai');
  await page.getByLabel('Speed').selectOption('stopped');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page).toHaveURL(/\/football\/matches$/);
  await page.goto('/worlds');
  await expect(page.getByText('x-world-at: 2026-12-24T10:00:00Z')).toBeVisible();
});

test.describe('an instant that does not exist', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('is explained, and the browser stays in its world', async ({ page }) => {
    await page.goto('/worlds/enter?at=2026-12-24T10:00Z&to=/worlds');
    await page.getByLabel('Instant').fill('2026-03-29T01:30 Europe/London');
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect(page.getByRole('alert')).toContainText('the clocks of Europe/London skip it');
    await expect(page.getByText('x-world-at: 2026-12-24T10:00:00Z')).toBeVisible();
  });
});
