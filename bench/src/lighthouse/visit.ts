import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { realTimeBrowser } from './real-time-priority.ts';

const manifest = new URL('../../lighthouse/package.json', import.meta.url);
const cli = () => createRequire(manifest).resolve('lighthouse/cli/index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The result of one Lighthouse run. */
export type Visit = ReturnType<typeof readReport>;

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: AuditRef[] } | undefined>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  runtimeError?: { message: string };
}

interface AuditRef {
  id: string;
  weight: number;
}

const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // If the page gets a new renderer process, the trace may miss its first events.
  '--renderer-process-limit=1',
];

interface VisitOptions {
  chromium: string;
  /** How many times the phone is slower than this machine. Without it only the categories that never vary are run. */
  slowdown?: number | undefined;
  signal: AbortSignal;
}

const MAX_TRIES = 3;

/** One Lighthouse run in a new browser. It is repeated if the trace misses the first events, as happens sometimes. */
async function auditOnce(url: string, options: VisitOptions): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return readReport(await runLighthouse(url, options));
    } catch (error) {
      if (tries === MAX_TRIES || options.signal.aborted) throw error;
    }
  }
}

/** Runs Lighthouse, and again if there are problems, to keep only those of both runs: a late response is not a problem of the page. */
export async function auditPage(url: string, options: VisitOptions): Promise<Visit> {
  const first = await auditOnce(url, options);
  if (first.problems.length === 0) return first;
  const second = await auditOnce(url, options);
  return {
    ...first,
    problems: first.problems.filter((problem) => second.problems.includes(problem)),
  };
}

async function runLighthouse(
  url: string,
  { chromium, slowdown, signal }: VisitOptions,
): Promise<Report> {
  const categories = slowdown ? CATEGORIES : CATEGORIES.slice(1);
  const running = promisify(execFile)(
    process.execPath,
    [
      cli(),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories}`,
      `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
      '--no-enable-error-reporting',
      ...(slowdown
        ? [`--throttling.cpuSlowdownMultiplier=${slowdown}`]
        : ['--throttling-method=provided', '--disable-full-page-screenshot']),
    ],
    {
      env: {
        ...process.env,
        ...(slowdown ? realTimeBrowser(chromium) : { CHROME_PATH: chromium }),
        // The zone in which the server renders for a first-time visitor.
        TZ: 'Asia/Singapore',
      },
      maxBuffer: 1 << 26,
      signal,
    },
  );
  const { stdout } = await running.catch(({ stderr, message }: Error & { stderr?: string }) => {
    throw new Error(`${url}: ${stderr?.trim().split('\n').at(-1) || message}`);
  });
  return JSON.parse(stdout) as Report;
}

function readReport({ categories, audits, runtimeError }: Report) {
  if (runtimeError) throw new Error(runtimeError.message);
  /** From 0 to 100. */
  const scores: Partial<Record<Category, number>> = {};
  /** The audits that lost points in the categories that never vary. */
  const problems: string[] = [];
  for (const name of CATEGORIES) {
    const category = categories[name];
    if (!category) continue;
    scores[name] = Math.round((category.score ?? 0) * 100);
    if (name !== 'performance') problems.push(...category.auditRefs.flatMap(problemOf));
  }

  function problemOf({ id, weight }: AuditRef): string[] {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [id] : [];
  }

  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    problems,
  };
}
