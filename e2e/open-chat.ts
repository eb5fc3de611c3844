import { expect, type Page } from '@playwright/test';
import type { Language } from '@touchline/shared/http/accept-language';

export const chatNames: Record<Language, string> = {
  en: 'Open support chat',
  zh: '打开在线客服',
  es: 'Abrir el chat de ayuda',
};

export async function openChat(page: Page, name: string = chatNames.en) {
  const panel = page.locator('section[aria-labelledby]').filter({ hasText: '在线客服' });
  const toggle = page.getByRole('button', { name });
  await expect(async () => {
    if (await toggle.isVisible()) await toggle.click();
    await expect(toggle).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(panel).toBeVisible({ timeout: 15_000 });
  return panel;
}
