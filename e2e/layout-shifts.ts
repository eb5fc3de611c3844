import type { Page } from '@playwright/test';

/** Sums up the layout shifts of a page. */
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
