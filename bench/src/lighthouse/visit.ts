import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { pageFirst } from './real-time-priority.ts';

const manifest = new URL('../../lighthouse/package.json', import.meta.url);
const cli = () => createRequire(manifest).resolve('lighthouse/cli/index.js');

const timed = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof timed)[number];

/** What Lighthouse said of one visit. */
export interface Visit {
  /** Of a hundred. */
  scores: Partial<Record<Category, number>>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** What cost a point in the categories that never vary. */
  faults: string[];
}

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: AuditRef[] } | undefined>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
  runtimeError?: { message: string };
}

interface AuditRef {
  id: string;
  weight: number;
}

const browserFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // In a process that is new to it the recorder may miss the beginning of the visit.
  '--renderer-process-limit=1',
];
const timedFlags = pageFirst ? [`--renderer-cmd-prefix="${pageFirst}"`] : [];

interface VisitOptions {
  chromium: string;
  /** Without it only the categories that never vary, at the machine's own speed. */
  timed: boolean;
  signal: AbortSignal;
}

const MOST_TRIES = 3;

/** One visit in a browser of its own. The recorder sometimes loses the beginning of one, which is then made again. */
async function visit(url: string, options: VisitOptions): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return readReport(await record(url, options));
    } catch (error) {
      if (tries === MOST_TRIES || options.signal.aborted) throw error;
    }
  }
}

/** As a visit, with the faults that another one has too: an answer that came late once is no property of a page. */
export async function steadyVisit(url: string, options: VisitOptions): Promise<Visit> {
  const seen = await visit(url, options);
  if (seen.faults.length === 0) return seen;
  const again = await visit(url, options);
  return { ...seen, faults: seen.faults.filter((fault) => again.faults.includes(fault)) };
}

async function record(
  url: string,
  { chromium, timed: asksForTimes, signal }: VisitOptions,
): Promise<Report> {
  const asked = asksForTimes ? timed : timed.slice(1);
  const running = promisify(execFile)(
    process.execPath,
    [
      ...[cli(), url, '--output=json', '--quiet', `--only-categories=${asked}`],
      `--chrome-flags=${[...browserFlags, ...(asksForTimes ? timedFlags : [])].join(' ')}`,
      '--no-enable-error-reporting',
      ...(asksForTimes ? [] : ['--throttling-method=provided', '--disable-full-page-screenshot']),
    ],
    {
      // The zone in which the server draws for a visitor that it has not met.
      env: { ...process.env, CHROME_PATH: chromium, TZ: 'Asia/Singapore' },
      maxBuffer: 1 << 26,
      signal,
    },
  );
  const { stdout } = await running.catch(({ stderr, message }: Error & { stderr?: string }) => {
    throw new Error(`${url}: ${stderr?.trim().split('\n').at(-1) || message}`);
  });
  return JSON.parse(stdout) as Report;
}

function readReport({ categories, audits, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores: Visit['scores'] = {};
  const faults: string[] = [];
  for (const name of timed) {
    const category = categories[name];
    if (!category) continue;
    scores[name] = Math.round((category.score ?? 0) * 100);
    if (name !== 'performance') faults.push(...category.auditRefs.flatMap(faultOf));
  }

  function faultOf({ id, weight }: AuditRef): string[] {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [id] : [];
  }

  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    faults,
  };
}
