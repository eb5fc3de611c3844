import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

const idOf = (stream: Request) => stream.headers()['last-event-id'];

/** Ends every stream after one event; returns the stream requests. */
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

test('a stream that is cut off resumes after the last event received', { tag: '@long' }, async ({
  page,
}) => {
  const streams = await shortStreams(page);
  // Not in the browser's language, because an EventSource cannot set Accept-Language.
  await page.goto('/football/matches?lang=zh');
  await expect.poll(() => streams.map(idOf), { timeout: 60_000 }).toEqual([undefined, 'e-1']);
});

test('a hidden tab receives no updates, and reloads its data once when it is visible again', async ({
  page,
}) => {
  const streams: Request[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/live/stream') streams.push(request);
    else if (pathname.startsWith('/api/')) calls.push(request.url());
  });
  const setVisibility = (visibilityState: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  await gotoReady(page, '/football/matches');
  await expect.poll(() => streams.length).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request === streams[0]);
  await setVisibility('hidden');
  await ended;
  calls.length = 0;
  await setVisibility('visible');
  await expect.poll(() => streams.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(streams.map(idOf)).toEqual([undefined, undefined]);
  expect(calls).toHaveLength(new Set(calls).size);
});
