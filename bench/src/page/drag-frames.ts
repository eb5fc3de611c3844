import type { Browser, Page } from '@playwright/test';

export interface DragVisit {
  /** Milliseconds between animation frames while the handle is dragged. */
  readonly frames: readonly number[];
  /** Calls of the API in that time. */
  readonly requests: number;
}

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
  await page.evaluate(recordFrames);
  const moves = Math.ceil((seconds * 1000) / MOVE_INTERVAL_MS);
  for (let move = 0; move < moves; move += 1) {
    const phase = (move % (2 * MOVES_PER_SWEEP)) / MOVES_PER_SWEEP;
    const share = phase <= 1 ? phase : 2 - phase;
    const due = page.waitForTimeout(MOVE_INTERVAL_MS);
    await page.mouse.move(box.x + box.width * (0.05 + share * 0.5), y);
    await due;
  }
}

/** One visit of a slow phone that drags the handle of a match to and fro. */
export async function dragVisit(options: DragOptions): Promise<DragVisit> {
  const { base, browser, path, seconds, hasCharts } = options;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: 'load' });
  const handle = page.getByRole('slider', { name: 'Time of the match' });
  await handle.waitFor();
  if (hasCharts) await page.getByRole('button', { name: /^(Charts|Prices)$/ }).click();
  // The first move loads the matches of the table.
  await handle.press('Home');
  await page.locator('#standing', { hasText: 'As it stood' }).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let requests = 0;
  page.on('request', (request) => {
    if (/\/(matches|tournaments|seasons)\//.test(request.url())) requests += 1;
  });
  await drag(page, seconds);
  const frames = await page.evaluate(
    () => (window as never as { dragFrames: number[] }).dragFrames,
  );
  await context.close();
  return { frames, requests };
}
