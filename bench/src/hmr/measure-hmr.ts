import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/test/find-chromium.ts';
import { exitWithError, orExit, readOptions } from '../../../tools/test/options.ts';
import { root } from '../../../tools/workspace.ts';
import { type Break, breaks, type Change, changesAt, marked, responds } from './changes.ts';
import { requireDevServer } from './require-dev-server.ts';
import { sourceEdits } from './source-edits.ts';

// `npm run hot`: how long a change of a source takes to show, at a site that `npm run dev` runs from this checkout.
const { values } = orExit(() =>
  readOptions({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:8080' } } }),
);
const { 'base-url': url } = values;
const ROUNDS = 5;
const TIMEOUT_MS = 20_000;
const POLL_MS = 15;
const MATCHES = '/football/matches';
const WORLD = '2026-11-28T15:20:00Z';

async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < TIMEOUT_MS) {
    if (await holds().catch(() => false)) return performance.now() - start;
    await sleep(POLL_MS);
  }
  throw new Error(`not seen within ${TIMEOUT_MS} ms`);
}

async function open(page: Page): Promise<void> {
  await until(() => responds(url + MATCHES, ({ status }) => status === 200));
  // A change before that is never sent to the page.
  const connected = page.waitForEvent('console', (line) => line.text() === '[vite] connected.');
  await page.goto(url + MATCHES, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-alive]').waitFor();
  await connected;
  await page.evaluate("document.documentElement.setAttribute('data-same-page', '')");
}

async function measure(page: Page, change: Change): Promise<number[]> {
  const { file, from, to, shows, keepsPage } = change;
  const original = edits.original(file);
  if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
  if (keepsPage) await open(page);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    edits.write(file, original.replace(from, to(round)));
    times.push(await until(() => shows(round)));
    const isSamePage = await marked(page, 'html[data-same-page]')();
    if (keepsPage && !(isSamePage && page.url() === url + MATCHES))
      throw new Error('the page was reloaded');
  }
  edits.write(file, original);
  await until(async () => !(await shows(ROUNDS)));
  return times;
}

/** An error of a source: its file and line in the browser, and the page itself once it is fixed. */
async function measureError(
  page: Page,
  { file, line, condition, call }: Break,
): Promise<{ seen: number[]; gone: number[] }> {
  const original = edits.original(file);
  const broken = original.replace(
    line,
    `if (${condition}) throw new Error('broken on purpose');\n    ${line}`,
  );
  const place = new RegExp(`broken on purpose[\\s\\S]*${basename(file)}:\\d+`);
  const seen: number[] = [];
  const gone: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await open(page);
    edits.write(file, broken);
    seen.push(
      await until(async () => {
        if (
          call &&
          !(await responds(url + call, async (response) => place.test(await response.text())))
        )
          return false;
        await page.reload({ waitUntil: 'load' });
        const text = await page
          .locator('vite-error-overlay .message, vite-error-overlay .stack')
          .allTextContents();
        return place.test(text.join('\n'));
      }),
    );
    edits.write(file, original);
    gone.push(await until(marked(page, 'html[data-alive] li[data-match]')));
  }
  return { seen, gone };
}

function report(name: string, times: readonly number[], limitMs: number): boolean {
  const sorted = times.toSorted((a, b) => a - b);
  const [least, median, most] = [
    sorted.at(0),
    sorted.at(Math.floor(sorted.length / 2)),
    sorted.at(-1),
  ];
  const isMet = (median ?? 0) <= limitMs;
  const texts = [least, median, most].map((ms) => `${Math.round(ms ?? 0)}`.padStart(6));
  process.stdout.write(
    `${isMet ? '✓' : '✗'} ${name.padEnd(28)} least ${texts[0]}  median ${texts[1]}  most ${texts[2]} ms  (limit ${limitMs})\n`,
  );
  return isMet;
}

await requireDevServer(url).catch(exitWithError);
const edits = sourceEdits(root);
const executablePath = findChromium(process.env);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
let areMet = true;

async function attempt(name: string, measureAndReport: () => Promise<boolean>): Promise<void> {
  try {
    areMet = (await measureAndReport()) && areMet;
  } catch (error) {
    process.stdout.write(`✗ ${name}: ${(error as Error).message}\n`);
    areMet = false;
  } finally {
    edits.restore();
  }
}

const context = await browser.newContext();
await context.addCookies([{ name: 'x-world-at', value: encodeURIComponent(WORLD), url }]);
const page = await context.newPage();
for (const change of changesAt(url, page)) {
  await attempt(change.name, async () =>
    report(change.name, await measure(page, change), change.limitMs),
  );
}
for (const one of breaks) {
  await attempt(one.name, async () => {
    const { seen, gone } = await measureError(page, one);
    const isSeen = report(`${one.name}, its place`, seen, 1500);
    return report('… and the page, when it is fixed', gone, 3000) && isSeen;
  });
}
await browser.close();
process.exit(areMet ? 0 : 1);
