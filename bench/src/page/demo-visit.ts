import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s), as it is given to DevTools, which delays requests and not packets. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** As a visitor reads before opening a list. */
const SETTLE_MS = 2000;
const DAY_MS = 86_400_000;
/** From today: days that the page of matches links to, and days that only its calendar leads to. */
const DAYS = { near: [1, -1, 2, 3, 4], far: [30, -30, 60] };

const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    timezoneId: 'UTC',
  });

const isAlive = (page: Page) =>
  page.waitForFunction(() => 'alive' in document.documentElement.dataset);

export interface FirstPaint {
  readonly ms: number;
  /** On the clock of this process, in milliseconds. */
  readonly at: number;
}

/** The first paint of a first visit on a slow phone. */
export async function firstPaint(browser: Browser, url: string): Promise<FirstPaint> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const painted = Promise.withResolvers<FirstPaint>();
  // Report at the first document: a host that sends its page for unknown addresses loads a second one.
  await page.exposeFunction('reportPaint', painted.resolve);
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: (paint: FirstPaint) => void };
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (!paint) return;
      reportPaint({ ms: paint.startTime, at: performance.timeOrigin + paint.startTime });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const paint = await painted.promise;
  // The worker is requested next.
  await isAlive(page);
  await context.close();
  return paint;
}

/** Runs in the page: the time of a call until its body is there. */
async function callMs(path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - startedAt;
}

const listOn = (day: number) => {
  const date = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return `/api/matches?date=${date}&timezoneOffset=0&sportType=football`;
};

export type ListTimes = Awaited<ReturnType<typeof listTimes>>;

/** The first list of each day that a new visitor's worker answers: milliseconds of calls from a page, at full speed. */
export async function listTimes(browser: Browser, base: string) {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  // A page without lists.
  await page.goto(`${base}/info/about`);
  await isAlive(page);
  await wait(SETTLE_MS);
  const call = (path: string) => page.evaluate(callMs, path);
  const callsOn = async (days: readonly number[]) => {
    const times: number[] = [];
    for (const day of days) times.push(await call(listOn(day)));
    return times;
  };
  const today = await call(listOn(0));
  const near = await callsOn(DAYS.near);
  const live = await call('/api/matches/live');
  const far = await callsOn(DAYS.far);
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  // With the start of the worker, which the browser has ended.
  const restarted = await call(listOn(0));
  await context.close();
  return { today, near, live, far, restarted };
}
