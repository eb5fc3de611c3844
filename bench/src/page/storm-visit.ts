import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { droppedShare } from './dropped.ts';
import type { Verdict } from './frame-verdicts.ts';
import { peerPath } from './peer-page.ts';
import { swipeFor } from './swipe.ts';
import { scrollFor, watchPage } from './watch-frames.ts';

export interface StormVisit {
  rows: number;
  updatesPerSecond: number;
  /** While a hand scrolls: what a visitor sees. */
  byHand: Verdict;
  /** The share of frames dropped while a script scrolls, which takes the page's own thread into every frame. */
  byScript: number;
  longestTaskMs: number;
  /** After garbage was collected: in the beginning, then after each minute or at the end. */
  heapMb: number[];
}

interface StormOptions {
  base: string;
  browser: Browser;
  seconds: number;
  /** What the bundled API plays. */
  scenario: string;
  /** Whether updates are heard. */
  listens: boolean;
  /** Instead of the site, rows of plain text. */
  isPeer: boolean;
}

const path = '/football/matches?show=live';
const slowdown = 4;
const leastRows = 500;
/** The day's list is large, and the bundled API makes it while everything moves. */
const loadingMs = 180_000;
/** Until the page has all its rows and rests. */
const settlingMs = 8_000;
const heapEveryMs = 60_000;
/** A trace of ten minutes would not fit. */
const longestSwipesMs = 24_000;

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** One visit of a slow phone to the page of what is live, while everything moves. */
export async function stormVisit(options: StormOptions) {
  const { base, browser, seconds, scenario, listens, isPeer } = options;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    timezoneId: 'Asia/Singapore',
    serviceWorkers: 'block',
  });
  await context.addCookies([
    { name: 'x-mock-scenario', value: encodeURIComponent(scenario), url: base },
  ]);
  const page = await context.newPage();
  await page.addInitScript(watchPage, { listens });
  const at = isPeer ? await peerPath(page) : path;
  await page.goto(base + at, { waitUntil: 'load' });
  const rows = page.locator('main [data-match]');
  await page.waitForFunction(
    (least) => document.querySelectorAll('main [data-match]').length > least,
    leastRows,
    { timeout: loadingMs },
  );
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await wait(settlingMs);

  const heap = [await heapMb(cdp)];
  const before = await page.evaluate(() => {
    window.seen.tasks.length = 0;
    return { updates: window.seen.updates, now: performance.now() };
  });
  const shares: number[] = [];
  for (let left = seconds * 1000; left > 0; left -= heapEveryMs) {
    const length = Math.min(left, heapEveryMs);
    await page.evaluate(() => {
      window.seen.frames.length = 0;
    });
    await page.evaluate(scrollFor, length);
    shares.push(droppedShare(await page.evaluate(() => window.seen.frames)));
    heap.push(await heapMb(cdp));
  }
  const { updates, now, tasks } = await page.evaluate(() => ({
    updates: window.seen.updates,
    tasks: window.seen.tasks,
    now: performance.now(),
  }));
  const byHand = await swipeFor(browser, cdp, Math.min(seconds * 1000, longestSwipesMs));
  const visit: StormVisit = {
    rows: await rows.count(),
    updatesPerSecond: (updates - before.updates) / ((now - before.now) / 1000),
    byHand,
    byScript: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    heapMb: heap,
  };
  await context.close();
  return visit;
}

export const openBrowser = (executablePath: string) =>
  chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
