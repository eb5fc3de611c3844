import type { Page } from '@playwright/test';

/** Adds up how far what stands on a page moves while it comes alive. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      window.name = String(Number(window.name) + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = async (page: Page) => Number(await page.evaluate(() => window.name));
