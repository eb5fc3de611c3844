import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;
/** Never ends. An event source in English, a fetch with a header for the language in Chinese. */
const STREAM = /\/live\/stream(\?|$)/;

/** Returns a function that waits until no request is pending. Playwright's networkidle may come before the page sends any. */
export function trackQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastActivity = 0;
  page.on('request', (request) => {
    if (!STREAM.test(request.url())) pending.add(request);
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
