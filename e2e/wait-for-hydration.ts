import { expect, type Page, type Request } from '@playwright/test';

/** The site's pages say it; whatever else the house serves has nothing to come alive. */
const isHydrated = () =>
  document.getElementById('root') === null || 'alive' in document.documentElement.dataset;

const QUIET_MS = 500;

/** Waits until nothing has been asked for a while: the browser's own word for it may be said before the page asks at all. */
function trackQuiet(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') asked.add(request);
  });
  const over = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', over).on('requestfailed', over);
  const isQuiet = () => asked.size === 0 && Date.now() - last > QUIET_MS;
  return () => {
    // What the page asks for once it is alive may only be on its way to be asked.
    last = Date.now();
    return expect.poll(isQuiet, { timeout: 30_000, intervals: [100] }).toBe(true);
  };
}

type Wait = { waitUntil?: string } | undefined;

/** A page is painted before it is alive. Here a visit lasts until it is, so that nobody is faster; to a commit it lasts as ever. */
export function waitForHydration(page: Page): void {
  const quiet = trackQuiet(page);
  for (const visit of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const plain = page[visit].bind(page) as (...given: unknown[]) => Promise<unknown>;
    const lasting = async (...given: unknown[]) => {
      const { waitUntil } = (given.at(-1) as Wait) ?? {};
      if (waitUntil === 'commit') return plain(...given);
      const idle = waitUntil === 'networkidle';
      const answer = await plain(...(idle ? given.slice(0, -1) : given));
      await page.waitForFunction(isHydrated);
      if (idle) await quiet();
      return answer;
    };
    Object.assign(page, { [visit]: lasting });
  }
}
