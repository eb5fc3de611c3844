import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  buildDemo,
  DEMO_FOLDER,
  MAX_ENGINE_KB,
  WORKER_FILE,
} from '../../../tools/demo/build-demo.ts';
import { openStaticServer } from '../../../tools/demo/static-server.ts';
import { installChromium } from '../../../tools/test/install-chromium.ts';
import { root } from '../../../tools/workspace.ts';
import { realTimeBrowser } from '../lighthouse/real-time-priority.ts';
import { CPU_SLOWDOWN, firstPaint, type ListTimes, listTimes } from '../page/demo-visit.ts';
import { openBrowser } from '../page/with-browser.ts';
import { type Row, rowsOfRounds, rowsOfSuite } from '../result-row.ts';

const SUITE = 'demo without a server, slow phone';
const PAGES = ['/', '/football/matches'] as const;
const MAX_PAINT_MS = 1500;
const MAX_LIST_MS = 30;

interface Round {
  readonly paintMs: Readonly<Record<(typeof PAGES)[number], number>>;
  /** From the first paint of the home page to the request for the engine. */
  readonly engineAfterMs: number;
  readonly lists: ListTimes;
}

async function engineKb(): Promise<number> {
  const code = await readFile(join(root, DEMO_FOLDER, WORKER_FILE));
  return gzipSync(code).length / 1000;
}

async function measure(executablePath: string): Promise<Round> {
  let engineAt = Number.NaN;
  const onRequest = (path: string) => {
    if (path === `/${WORKER_FILE}`) engineAt = performance.timeOrigin + performance.now();
  };
  const host = await openStaticServer({ host: '127.0.0.1', port: 0, base: '', onRequest });
  // Each millisecond that another process takes would count as four of the phone's.
  const { CHROME_PATH, ...env } = realTimeBrowser(executablePath);
  try {
    await using browser = await openBrowser(CHROME_PATH, { ...process.env, ...env });
    const home = await firstPaint(browser, `${host.url}${PAGES[0]}`);
    const engineAfterMs = engineAt - home.at;
    const other = await firstPaint(browser, `${host.url}${PAGES[1]}`);
    const paintMs = { [PAGES[0]]: home.ms, [PAGES[1]]: other.ms } as Round['paintMs'];
    return { paintMs, engineAfterMs, lists: await listTimes(browser, host.url) };
  } finally {
    await host.close();
  }
}

/** DevTools cannot slow down a service worker (`Emulation.setCPUThrottlingRate` is for pages only). */
const listRow = (what: string, times: readonly number[], wanted?: Row['wanted']): Row =>
  rowsOfRounds(SUITE, times)(
    `${what}, time × ${CPU_SLOWDOWN}`,
    'ms',
    (ms) => ms * CPU_SLOWDOWN,
    wanted,
  );

const answered: readonly [what: string, timesOf: (times: ListTimes) => readonly number[]][] = [
  ['first list of the worker, today', ({ today }) => [today]],
  ['first list of other days of the strip', ({ near }) => near],
  ['live matches', ({ live }) => [live]],
  ['first list of a day a month or two away', ({ far }) => far],
];

/** A new visitor's slow phone: the first paint, and lists that the worker answers. */
export async function demo(rounds: number): Promise<Row[]> {
  await buildDemo({ env: process.env, print: (text) => void process.stdout.write(text) });
  const chromium = await installChromium(process.env, console.log);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(chromium));
  const lists = measured.map((round) => round.lists);
  const list = { atMost: MAX_LIST_MS };
  const row = rowsOfRounds(SUITE, measured);
  const paint = { atMost: MAX_PAINT_MS };
  return [
    ...PAGES.map((path) => row(`first paint of ${path}`, 'ms', (one) => one.paintMs[path], paint)),
    row('engine requested after the first paint', 'ms', (one) => one.engineAfterMs, { atLeast: 0 }),
    rowsOfSuite(SUITE)('engine, gzip', 'kB', [await engineKb()], { atMost: MAX_ENGINE_KB }),
    ...answered.map(([what, timesOf]) => listRow(what, lists.flatMap(timesOf), list)),
    listRow(
      'list of today that starts an ended worker',
      lists.map(({ restarted }) => restarted),
    ),
  ];
}
