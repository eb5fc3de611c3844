import { figures } from '../figures.ts';
import type { Row } from '../row.ts';
import type { AuditedPage } from './pages.ts';
import type { Visit } from './visit.ts';

/** What is aimed at, on the simulated phone. */
const wanted = {
  performance: { atLeast: 95 },
  lcp: { atMost: 1200 },
  tbt: { atMost: 150 },
  cls: { atMost: 0.01 },
};

/**
 * Where others take turns with the page, the same one had 97 on a quiet machine and 66 on one that did much else:
 * there only what is below this is broken.
 */
const passableAmongOthers = 50;

const median = (values: readonly number[]) => figures(values).median;

/** The times of a page as rows of the table. */
export function rowsOf({ name, timed }: AuditedPage, visits: readonly Visit[]): Row[] {
  if (!timed) return [];
  const row = (what: string, unit: string, values: number[], goal: Row['wanted']): Row => ({
    suite: name,
    what,
    unit,
    figures: figures(values),
    ...(goal && { wanted: goal }),
  });
  const performance = visits.map(({ scores }) => scores.performance ?? 0);
  return [
    row('performance', 'of 100', performance, wanted.performance),
    row(
      'largest paint',
      'ms',
      visits.map(({ lcpMs }) => Math.round(lcpMs)),
      wanted.lcp,
    ),
    row(
      'blocked',
      'ms',
      visits.map(({ tbtMs }) => Math.round(tbtMs)),
      wanted.tbt,
    ),
    row(
      'layout shift',
      '',
      visits.map(({ cls }) => Number(cls.toFixed(4))),
      wanted.cls,
    ),
  ];
}

export interface Check {
  what: string;
  ok: boolean;
}

// A page that no search engine may list is marked down for just that.
const isFault = (page: AuditedPage) => (id: string) => !(page.private && id === 'is-crawlable');

interface Circumstances {
  /** Whether the page had its core for itself, so that its times are its own. */
  undisturbed: boolean;
}

/** What fails the run: whatever never varies, and times that no noise explains. */
export function checksOf(
  page: AuditedPage,
  visits: readonly Visit[],
  { undisturbed }: Circumstances,
): Check[] {
  const faults = [...new Set(visits.flatMap(({ faults }) => faults))].filter(isFault(page));
  const steady = {
    what: `${page.name}: accessibility, best practices and SEO ${faults.join(', ') || 'whole'}`,
    ok: faults.length === 0,
  };
  if (!page.timed) return [steady];
  const performance = median(visits.map(({ scores }) => scores.performance ?? 0));
  const cls = median(visits.map((visit) => visit.cls));
  const passable = undisturbed ? wanted.performance.atLeast : passableAmongOthers;
  return [
    steady,
    {
      what: `${page.name}: performance ${performance}, at least ${passable}`,
      ok: performance >= passable,
    },
    { what: `${page.name}: layout shift ${cls.toFixed(3)}`, ok: cls <= wanted.cls.atMost },
  ];
}
