import { expect, type Page } from '@playwright/test';

export const consoleOf = (page: Page) => page.getByRole('complementary', { name: 'Console' });

/** The console is loaded in idle time, after the page. */
export async function openConsole(page: Page) {
  await consoleOf(page).getByRole('button', { name: 'Console' }).waitFor();
  await page.keyboard.press('Backquote');
  await expect(consoleOf(page).getByRole('tab', { name: 'Time' })).toBeVisible();
}
