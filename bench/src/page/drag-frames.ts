import type { Browser, CDPSession, Page } from '@playwright/test';
import { type FrameTime, frameTime, type ThreadEvent } from './thread-time.ts';

export type DragVisit = Awaited<ReturnType<typeof dragVisit>>;

interface DragOptions {
  base: string;
  browser: Browser;
  path: string;
  seconds: number;
  /** Opens the charts below the line. */
  hasCharts: boolean;
}

const CPU_SLOWDOWN = 4;
/** As many moves a second as a touch screen sends. */
const MOVE_INTERVAL_MS = 16;
const MOVES_PER_SWEEP = 90;
/** Tasks, what the page does in them, and what it hands to the compositor. */
const CATEGORIES = [
  'toplevel',
  'blink',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** Runs in the page: records the time between frames until it is stopped. */
function recordFrames(): void {
  const frames: number[] = [];
  let last: number | undefined;
  const step = (now: number) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    requestAnimationFrame(step);
  };
  Object.assign(window, { dragFrames: frames });
  requestAnimationFrame(step);
}

async function drag(page: Page, seconds: number): Promise<void> {
  const handle = page.getByRole('slider', { name: 'Time of the match' });
  const box = await handle.boundingBox();
  if (!box) throw new Error('The match has no handle.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.05, y);
  await page.mouse.down();
  const moves = Math.ceil((seconds * 1000) / MOVE_INTERVAL_MS);
  for (let move = 0; move < moves; move += 1) {
    const phase = (move % (2 * MOVES_PER_SWEEP)) / MOVES_PER_SWEEP;
    const share = phase <= 1 ? phase : 2 - phase;
    const due = page.waitForTimeout(MOVE_INTERVAL_MS);
    await page.mouse.move(box.x + box.width * (0.05 + share * 0.5), y);
    await due;
  }
  await page.mouse.up();
}

/** What a frame costs while the handle is dragged: only frames that change something are drawn. */
async function traceDrag(page: Page, cdp: CDPSession, seconds: number): Promise<FrameTime> {
  const events: ThreadEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as ThreadEvent);
  });
  const traceConfig = { includedCategories: CATEGORIES };
  await cdp.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await drag(page, seconds);
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  return frameTime(events);
}

/** One visit of a slow phone that drags the handle of a match to and fro. */
export async function dragVisit(options: DragOptions) {
  const { base, browser, path, seconds, hasCharts } = options;
  const context = await browser.newContext({
    viewport: { width: 390, height: 823 },
    deviceScaleFactor: 3,
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'load' });
  const handle = page.getByRole('slider', { name: 'Time of the match' });
  await handle.waitFor();
  if (hasCharts) await page.getByRole('button', { name: /^(Price|Lead) chart$/ }).click();
  // The first move loads the matches of the table.
  await handle.press('Home');
  await page.locator('#standing', { hasText: 'As it stood' }).waitFor();
  const cdp = await context.newCDPSession(page);
  // Without the slowdown, which falsifies it.
  const time = await traceDrag(page, cdp, seconds);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let requests = 0;
  page.on('request', (request) => {
    if (/\/(matches|tournaments|seasons)\//.test(request.url())) requests += 1;
  });
  await page.evaluate(recordFrames);
  await drag(page, seconds);
  // Milliseconds between animation frames.
  const frames = await page.evaluate(
    () => (window as never as { dragFrames: number[] }).dragFrames,
  );
  await context.close();
  return { frames, requests, time };
}
