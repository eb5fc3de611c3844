import { expect, type Page, type Request } from '@playwright/test';

/** Also true for documents that are not pages of the site, such as /worlds, because they do not hydrate. */
const isHydrated = () =>
  document.getElementById('root') === null || 'alive' in document.documentElement.dataset;

const QUIET_MS = 500;

/** Returns a function that waits until no request is pending. Playwright's networkidle may come before the page sends any. */
function trackQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastActivity = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  const onEnd = (request: Request) => {
    pending.delete(request);
    lastActivity = Date.now();
  };
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  const isQuiet = () => pending.size === 0 && Date.now() - lastActivity > QUIET_MS;
  return () => {
    // The page may be about to send its first requests after hydration.
    lastActivity = Date.now();
    return expect.poll(isQuiet, { timeout: 30_000, intervals: [100] }).toBe(true);
  };
}

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
