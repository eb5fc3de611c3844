import type { CaseResult } from '../suite.ts';
import type { Report } from './report.ts';

const MOST = 6;

/** A case that failed, with what was wrong. */
export function told({ operation, title, faults }: CaseResult): string {
  const more = faults.length > MOST ? [`    … and ${faults.length - MOST} more`] : [];
  const lines = faults.slice(0, MOST).map((fault) => `    ${fault}`);
  return [`✗ ${operation}: ${title}`, ...lines, ...more].join('\n');
}

/** By status; where it was seen nowhere at all the operations need not be listed. */
function statusLines({ neverReached, documented }: Report): string[] {
  const statuses = [...new Set(neverReached.flatMap((one) => one.statuses))].sort();
  return statuses.map((status) => {
    const missing = neverReached.filter((one) => one.statuses.includes(status));
    const names = missing.map(({ operation }) => operation).join(', ');
    const everywhere = missing.length === documented[status];
    return `  ${status}: ${everywhere && missing.length > 3 ? `none of ${missing.length} operations` : names}`;
  });
}

/** The end of the run for a person; the verdict is the last line. */
export function summary(report: Report): string {
  const { baseUrl, cases, passed, failed, seconds } = report;
  const operations = new Set(cases.map(({ operation }) => operation)).size;
  return [
    '',
    'Documented, but not seen:',
    ...statusLines(report),
    '',
    `${operations} operations of ${baseUrl} in ${seconds.toFixed(1)} s.`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
