import type { Page } from '@playwright/test';
import { trackReady } from './goto-ready.ts';

/** Also true for documents that are not pages of the site, such as /worlds, because they do not hydrate. */
const isHydrated = () =>
  document.getElementById('root') === null || 'alive' in document.documentElement.dataset;

type VisitOptions = { waitUntil?: string } | undefined;

/** Pages are visible before they hydrate: makes visits wait for hydration, except those with `waitUntil: 'commit'`. */
export function waitForHydration(page: Page): void {
  trackReady(page);
  for (const visit of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const original = page[visit].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const visitAndHydrate = async (...args: unknown[]) => {
      const { waitUntil } = (args.at(-1) as VisitOptions) ?? {};
      if (waitUntil === 'commit') return original(...args);
      const response = await original(...args);
      await page.waitForFunction(isHydrated);
      return response;
    };
    Object.assign(page, { [visit]: visitAndHydrate });
  }
}
