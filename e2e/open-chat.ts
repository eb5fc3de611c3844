import { expect, type Page } from '@playwright/test';

export const OPEN_CHAT = 'Open support chat';

export async function openChat(page: Page) {
  const panel = page.locator('section[aria-labelledby]').filter({ hasText: '在线客服' });
  const toggle = page.getByRole('button', { name: OPEN_CHAT });
  await expect(async () => {
    if (await toggle.isVisible()) await toggle.click();
    await expect(toggle).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(panel).toBeVisible({ timeout: 15_000 });
  return panel;
}
