import { escapeMarkup } from '@touchline/shared/domain/http/escape-markup';
import type { CaseResult } from '../suite.ts';
import type { Report } from './report.ts';

// XML allows no other characters.
const escaped = (text: string) => escapeMarkup(text).replace(/[^\t\n\r\u0020-\uFFFD]/g, '?');

function testcase({ operation, part, title, faults, ms }: CaseResult): string {
  const head = `<testcase classname="${part}.${operation}" name="${escaped(title)}" time="${ms / 1000}"`;
  if (faults.length === 0) return `  ${head}/>`;
  const message = escaped(faults[0] ?? '');
  return `  ${head}><failure message="${message}">${escaped(faults.join('\n'))}</failure></testcase>`;
}

/** A run that ended early is an error, so that its report does not look complete. */
const stoppedCase = (reason: string) =>
  `  <testcase classname="contract" name="all cases run"><error message="${escaped(reason)}"/></testcase>`;

export function junit({ cases, failed, seconds, startedAt, stopped }: Report): string {
  const errors = stopped === undefined ? [] : [stoppedCase(stopped)];
  const tests = cases.length + errors.length;
  const counts = `tests="${tests}" failures="${failed}" errors="${errors.length}" time="${seconds}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" ${counts} timestamp="${startedAt}">`,
    ...cases.map(testcase),
    ...errors,
    '</testsuite>',
    '',
  ].join('\n');
}
