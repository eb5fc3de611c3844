import type { Page } from '@playwright/test';
import { trackQuiet } from './track-quiet.ts';

/** Also true for documents that are not pages of the site, such as /worlds, because they do not hydrate. */
const isHydrated = () =>
  document.getElementById('root') === null || 'alive' in document.documentElement.dataset;

type VisitOptions = { waitUntil?: string } | undefined;

/** Pages are visible before they hydrate: makes visits wait for hydration, except those with `waitUntil: 'commit'`. */
export function waitForHydration(page: Page): void {
  const waitUntilQuiet = trackQuiet(page);
  for (const visit of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const original = page[visit].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const visitAndHydrate = async (...args: unknown[]) => {
      const { waitUntil } = (args.at(-1) as VisitOptions) ?? {};
      if (waitUntil === 'commit') return original(...args);
      const isIdle = waitUntil === 'networkidle';
      const response = await original(...(isIdle ? args.slice(0, -1) : args));
      await page.waitForFunction(isHydrated);
      if (isIdle) await waitUntilQuiet();
      return response;
    };
    Object.assign(page, { [visit]: visitAndHydrate });
  }
}
