import type { CaseResult } from '../suite.ts';
import type { Report } from './report.ts';

const MOST = 6;

/** A case that failed, with what was wrong. */
export function told({ operation, title, faults }: CaseResult): string {
  const more = faults.length > MOST ? [`    … and ${faults.length - MOST} more`] : [];
  const lines = faults.slice(0, MOST).map((fault) => `    ${fault}`);
  return [`✗ ${operation}: ${title}`, ...lines, ...more].join('\n');
}

const statusLines = ({ neverReached }: Report) =>
  neverReached.map(({ operation, statuses }) => `  ${operation}: ${statuses.join(', ')}`);

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
