import { figures } from '../figures.ts';
import { type Row, rowsOfRounds } from '../result-row.ts';
import type { AuditedPage } from './audited-pages.ts';
import type { Visit } from './visit.ts';

/** Targets on Lighthouse's simulated phone. */
const TARGETS = {
  performance: { atLeast: 95 },
  lcp: { atMost: 1200 },
  tbt: { atMost: 150 },
  cls: { atMost: 0.01 },
};

/**
 * The minimum where other processes may interrupt the page. There the same page scored 97 on a quiet machine
 * and 66 on a busy one, so only a much lower score means that something is broken.
 */
const MIN_PERFORMANCE_DISTURBED = 50;

const median = (values: readonly number[]) => figures(values).median;

/** The times of a page as table rows. */
export function rowsOf({ name, isTimed }: AuditedPage, visits: readonly Visit[]): Row[] {
  if (!isTimed) return [];
  const row = rowsOfRounds(name, visits);
  return [
    row('performance', 'of 100', ({ scores }) => scores.performance ?? 0, TARGETS.performance),
    row('largest paint', 'ms', ({ lcpMs }) => Math.round(lcpMs), TARGETS.lcp),
    row('blocked', 'ms', ({ tbtMs }) => Math.round(tbtMs), TARGETS.tbt),
    row('layout shift', '', ({ cls }) => Number(cls.toFixed(4)), TARGETS.cls),
  ];
}

export interface Check {
  what: string;
  ok: boolean;
}

// Lighthouse marks down a page that search engines must not list.
const isProblem = (page: AuditedPage) => (id: string) => !(page.noIndex && id === 'is-crawlable');

/**
 * What fails the run: audits that never vary, and times that noise does not explain. A machine that does something else
 * only ever adds time, so the best visit is nearest to what the page costs: on one machine whose cores are shared, the
 * same page scored 86 and 100 within minutes. `undisturbed` if no other process could slow the page down.
 */
export function checksOf(
  page: AuditedPage,
  visits: readonly Visit[],
  { undisturbed }: { undisturbed: boolean },
): Check[] {
  const problems = [...new Set(visits.flatMap(({ problems }) => problems))].filter(isProblem(page));
  const audits = {
    what: `${page.name}: accessibility, best practices and SEO ${problems.join(', ') || 'passed'}`,
    ok: problems.length === 0,
  };
  if (!page.isTimed) return [audits];
  const performance = Math.max(...visits.map(({ scores }) => scores.performance ?? 0));
  const cls = median(visits.map((visit) => visit.cls));
  const minimum = undisturbed ? TARGETS.performance.atLeast : MIN_PERFORMANCE_DISTURBED;
  return [
    audits,
    {
      what: `${page.name}: performance ${performance} at best, at least ${minimum}`,
      ok: performance >= minimum,
    },
    { what: `${page.name}: layout shift ${cls.toFixed(3)}`, ok: cls <= TARGETS.cls.atMost },
  ];
}
