import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../test/find-chromium.ts';
import { exitWithError, orExit, readOptions } from '../test/options.ts';
import { root } from '../workspace.ts';
import { requireDevServer } from './require-dev-server.ts';
import { sourceEdits } from './source-edits.ts';

// How long a change of a source takes to show, at a site that `npm run dev` runs from this checkout.
const { values } = orExit(() =>
  readOptions({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:8080' } } }),
);
const { 'base-url': url } = values;
const ROUNDS = 5;
const TIMEOUT_MS = 20_000;
const POLL_MS = 15;
const MATCHES = '/football/matches';
const WORLD = '2026-11-28T15:20:00Z';

interface Change {
  readonly name: string;
  readonly limitMs: number;
  readonly file: string;
  /** What is replaced, and its replacement in each round. */
  readonly from: string;
  readonly to: (round: number) => string;
  /** Whether the change of this round shows. */
  readonly shows: (round: number) => Promise<boolean>;
  /** The open page must stay what it is: no reload, the same route and world. */
  readonly keepsPage?: boolean;
}

async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < TIMEOUT_MS) {
    if (await holds().catch(() => false)) return performance.now() - start;
    await sleep(POLL_MS);
  }
  throw new Error(`not seen within ${TIMEOUT_MS} ms`);
}

const responds = async (path: string, check: (response: Response) => boolean | Promise<boolean>) =>
  check(await fetch(url + path, { signal: AbortSignal.timeout(5000) }));

const marked = (page: Page, selector: string) => async () =>
  (await page.locator(selector).count()) > 0;

const changes = (page: Page): Change[] => [
  {
    name: 'component',
    limitMs: 500,
    keepsPage: true,
    file: 'packages/web/src/pages/matches/matches-heading.tsx',
    from: '<div className={styles.head}>',
    to: (round) => `<div className={styles.head} data-hot="${round}">`,
    shows: (round) => marked(page, `[data-hot="${round}"]`)(),
  },
  {
    name: 'text',
    limitMs: 500,
    keepsPage: true,
    file: 'packages/web/src/i18n/en/shell.ts',
    from: "matches: 'Matches'",
    to: (round) => `matches: 'Matches ${round}'`,
    shows: (round) => marked(page, `nav :text("Matches ${round}")`)(),
  },
  {
    name: 'handler',
    limitMs: 1500,
    file: 'packages/mock-api/src/handlers/teams.ts',
    from: 'return view.rankings(filter, slicePage(params));',
    to: (round) => `return view.rankings(filter, slicePage(params)).slice(0, ${round});`,
    shows: (round) =>
      responds('/api/teams/rankings?sportType=football', async (response) => {
        const { data } = (await response.json()) as { data: unknown[] };
        return data.length === round;
      }),
  },
  {
    name: 'scenario',
    limitMs: 1500,
    file: 'packages/mock-api/src/worlds/scenarios.ts',
    from: 'empty: [emptyLists]',
    to: (round) => (round % 2 === 1 ? 'empty: []' : 'empty: [emptyLists]'),
    async shows(round) {
      const headers = { 'x-mock-scenario': 'empty' };
      const signal = AbortSignal.timeout(5000);
      const response = await fetch(`${url}/api/teams/rankings?sportType=football`, {
        headers,
        signal,
      });
      const { data } = (await response.json()) as { data: unknown[] };
      return data.length > 0 === (round % 2 === 1);
    },
  },
  {
    name: 'gateway rule',
    limitMs: 1500,
    file: 'packages/gateway/src/guards/keep-out-of-browsers.ts',
    from: "'no-store'",
    to: (round) => `'no-store, x=${round}'`,
    shows: (round) =>
      responds('/api/matches/live?limit=1', ({ headers }) =>
        (headers.get('cache-control') ?? '').endsWith(`x=${round}`),
      ),
  },
  {
    name: 'openapi.yaml',
    limitMs: 3000,
    file: 'openapi.yaml',
    from: 'schema: { type: integer, minimum: 1, maximum: 2000, default: 16 }',
    to: (round) => `schema: { type: integer, minimum: 1, maximum: ${2000 + round}, default: 16 }`,
    shows: (round) =>
      responds(`/api/matches/live?limit=${2000 + round}`, async ({ status }) => {
        if (status !== 200) return false;
        return responds(`/api/matches/live?limit=${2001 + round}`, (next) => next.status === 400);
      }),
  },
];

async function open(page: Page): Promise<void> {
  await until(() => responds(MATCHES, ({ status }) => status === 200));
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

interface Break {
  readonly name: string;
  readonly file: string;
  /** Before this line the source throws. */
  readonly line: string;
  readonly condition: string;
  /** Of the API, which tells the error once the change is served. */
  readonly call?: string;
}

const breaks: readonly Break[] = [
  {
    name: 'a component that throws',
    file: 'packages/web/src/pages/matches/matches-heading.tsx',
    line: 'const navigate =',
    condition: 'level',
  },
  {
    name: 'a handler that throws',
    file: 'packages/mock-api/src/handlers/matches.ts',
    line: 'const { from, to } = (await localDay()).dayOf(',
    condition: 'params',
    call: '/api/matches?date=20261128&timezoneOffset=0&sportType=football',
  },
];

/** An error of a source: its file and line in the browser, and the page itself once it is mended. */
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
        if (call && !(await responds(call, async (response) => place.test(await response.text()))))
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
for (const change of changes(page)) {
  await attempt(change.name, async () =>
    report(change.name, await measure(page, change), change.limitMs),
  );
}
for (const one of breaks) {
  await attempt(one.name, async () => {
    const { seen, gone } = await measureError(page, one);
    const isSeen = report(`${one.name}, its place`, seen, 1500);
    return report('… and the page, when it is mended', gone, 3000) && isSeen;
  });
}
await browser.close();
process.exit(areMet ? 0 : 1);
