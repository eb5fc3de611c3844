import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

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
];

interface VisitOptions {
  chromium: string;
  /** Without it only the categories that never vary, at the machine's own speed. */
  timed: boolean;
  signal: AbortSignal;
}

/** One visit in a browser of its own, which knows nothing of the visits before. */
export async function visit(
  url: string,
  { chromium, timed: asksForTimes, signal }: VisitOptions,
): Promise<Visit> {
  const asked = asksForTimes ? timed : timed.slice(1);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[cli(), url, '--output=json', '--quiet', `--only-categories=${asked}`],
      `--chrome-flags=${browserFlags.join(' ')}`,
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
  return readReport(JSON.parse(stdout) as Report);
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
