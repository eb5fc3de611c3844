import type { CaseResult } from '../suite.ts';
import type { Report } from './report.ts';

const MAX_VIOLATIONS = 6;

/** A failed case with its first violations. */
export function describeFailure({ operation, title, faults }: CaseResult): string {
  const more =
    faults.length > MAX_VIOLATIONS ? [`    … and ${faults.length - MAX_VIOLATIONS} more`] : [];
  const lines = faults.slice(0, MAX_VIOLATIONS).map((violation) => `    ${violation}`);
  return [`✗ ${operation}: ${title}`, ...lines, ...more].join('\n');
}

/** Operations by status, for statuses that at least one of them has responded with. */
function statusLines({ neverReached, documented }: Report): string[] {
  const statuses = [...new Set(neverReached.flatMap((entry) => entry.statuses))].sort();
  return statuses.map((status) => {
    const missing = neverReached.filter((entry) => entry.statuses.includes(status));
    const names = missing.map(({ operation }) => operation).join(', ');
    const isMissingEverywhere = missing.length === documented[status];
    return `  ${status}: ${isMissingEverywhere && missing.length > 3 ? `none of ${missing.length} operations` : names}`;
  });
}

/** The text at the end of a run; the last line has the counts. */
export function summary(report: Report): string {
  const { baseUrl, cases, passed, failed, seconds, stopped } = report;
  const operations = new Set(cases.map(({ operation }) => operation)).size;
  return [
    '',
    'Documented statuses that did not occur:',
    ...statusLines(report),
    '',
    `Checked ${operations} operations of ${baseUrl} in ${seconds.toFixed(1)} s.`,
    ...(stopped === undefined ? [] : [`Not all cases have run: ${stopped}.`]),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
