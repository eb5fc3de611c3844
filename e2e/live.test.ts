import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const idOf = (stream: Request) => stream.headers()['last-event-id'];

/** Every stream ends after one event; which were asked for. */
async function shortStreams(page: Page): Promise<Request[]> {
  const streams: Request[] = [];
  await page.route('**/api/live/stream*', (route, request) => {
    streams.push(request);
    const event = { kind: 'reset', at: 1, matches: [] };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `id: e-${streams.length}\ndata: ${JSON.stringify(event)}\n\n`,
    });
  });
  return streams;
}

test('a stream that is cut off goes on after the last event that was heard', async ({ page }) => {
  const streams = await shortStreams(page);
  // In another language than the browser's own, which an EventSource cannot ask for.
  await page.goto('/football/matches?lang=zh');
  await expect.poll(() => streams.map(idOf), { timeout: 60_000 }).toEqual([undefined, 'e-1']);
});

test('a tab that was hidden hears nothing meanwhile, and on return begins anew, once', async ({
  page,
}) => {
  const streams: Request[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/live/stream') streams.push(request);
    else if (pathname.startsWith('/api/')) calls.push(request.url());
  });
  const look = (visibilityState: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  await page.goto('/football/matches', { waitUntil: 'networkidle' });
  await expect.poll(() => streams.length).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request === streams[0]);
  await look('hidden');
  await ended;
  calls.length = 0;
  await look('visible');
  await expect.poll(() => streams.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(streams.map(idOf)).toEqual([undefined, undefined]);
  expect(calls).toHaveLength(new Set(calls).size);
});
