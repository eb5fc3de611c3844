import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { routeBaselinePage } from './baseline-page.ts';
import { droppedShare } from './dropped.ts';
import { swipeFor } from './swipe.ts';
import { scrollFor, watchPage } from './watch-frames.ts';

export type StormVisit = Awaited<ReturnType<typeof stormVisit>>;

interface StormOptions {
  base: string;
  browser: Browser;
  seconds: number;
  /** The mock API's scenario. */
  scenario: string;
  /** Whether the page receives live updates. */
  receivesUpdates: boolean;
  /** Visits rows of plain text instead of the site. */
  isBaseline: boolean;
}

const PATH = '/football/matches?show=live';
const CPU_SLOWDOWN = 4;
const MIN_ROWS = 500;
/** The day's list is large, and the mock API builds it while everything changes. */
const LOAD_TIMEOUT_MS = 180_000;
/** Until the page has rendered all rows and is idle. */
const SETTLE_MS = 8_000;
const HEAP_INTERVAL_MS = 60_000;
/** A trace of ten minutes would be too large. */
const MAX_SWIPES_MS = 24_000;

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** One visit of a slow phone to the live matches while all of them change. */
export async function stormVisit(options: StormOptions) {
  const { base, browser, seconds, scenario, receivesUpdates, isBaseline } = options;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    timezoneId: 'Asia/Singapore',
    serviceWorkers: 'block',
  });
  await context.addCookies([
    { name: 'x-mock-scenario', value: encodeURIComponent(scenario), url: base },
  ]);
  const page = await context.newPage();
  await page.addInitScript(watchPage, { receivesUpdates });
  const target = isBaseline ? await routeBaselinePage(page) : PATH;
  await page.goto(base + target, { waitUntil: 'load' });
  const rows = page.locator('main [data-match]');
  await page.waitForFunction(
    (least) => document.querySelectorAll('main [data-match]').length > least,
    MIN_ROWS,
    { timeout: LOAD_TIMEOUT_MS },
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await wait(SETTLE_MS);

  const heap = [await heapMb(cdp)];
  const before = await page.evaluate(() => {
    window.watched.tasks.length = 0;
    return { updates: window.watched.updates, now: performance.now() };
  });
  const shares: number[] = [];
  for (let left = seconds * 1000; left > 0; left -= HEAP_INTERVAL_MS) {
    const length = Math.min(left, HEAP_INTERVAL_MS);
    await page.evaluate(() => {
      window.watched.frames.length = 0;
    });
    await page.evaluate(scrollFor, length);
    shares.push(droppedShare(await page.evaluate(() => window.watched.frames)));
    heap.push(await heapMb(cdp));
  }
  const { updates, now, tasks } = await page.evaluate(() => ({
    updates: window.watched.updates,
    tasks: window.watched.tasks,
    now: performance.now(),
  }));
  const byHand = await swipeFor(browser, cdp, Math.min(seconds * 1000, MAX_SWIPES_MS));
  const visit = {
    rows: await rows.count(),
    updatesPerSecond: (updates - before.updates) / ((now - before.now) / 1000),
    /** While a finger scrolls: what a visitor sees. */
    byHand,
    /** The share of frames dropped while a script scrolls, which needs the main thread for every frame. */
    byScript: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    /** After garbage collection: at the start, then after each minute or at the end. */
    heapMb: heap,
  };
  await context.close();
  return visit;
}
