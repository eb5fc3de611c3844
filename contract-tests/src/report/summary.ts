import type { OperationId } from '@touchline/types/contract';
import type { CaseResult } from '../suite.ts';
import { hasFailed, type Report } from './report.ts';
import { parameterParts, siteParts } from './site-parts.ts';

const MAX_VIOLATIONS = 6;
const MAX_RULES = 12;

const SHOWN = {
  spec: (operation: OperationId) => `The site then lacks ${siteParts[operation]}.`,
  extras: (operation: OperationId) =>
    `The site does without; it would bring ${siteParts[operation]}.`,
  rules: () => 'The site does without.',
};

/** A failed case with its first violations, and what follows for the site. */
export function describeFailure({ operation, title, faults, part }: CaseResult): string {
  const more =
    faults.length > MAX_VIOLATIONS ? [`    … and ${faults.length - MAX_VIOLATIONS} more`] : [];
  const lines = faults.slice(0, MAX_VIOLATIONS).map((violation) => `    ${violation}`);
  const head = `✗ ${operation}${part === 'spec' ? '' : ` (${part})`}: ${title}`;
  return [head, ...lines, ...more, `    ${SHOWN[part](operation)}`].join('\n');
}

/** What the server lacks of the extras, and what the site then does without. */
function absentLines({ extras: { absent, refused } }: Report): string[] {
  const lines = [
    ...absent.map((id) => `  ${id}: ${siteParts[id]}`),
    ...Object.entries(refused).map(
      ([name, ids]) => `  ${name} of ${ids.join(', ')}: ${parameterParts[name] ?? name}`,
    ),
  ];
  return lines.length === 0 ? [] : ['Not there, and so not shown:', ...lines, ''];
}

/** One line for each rule that some operations do not keep. */
function ruleLines({ cases }: Report): string[] {
  const failed = cases.filter((one) => one.part === 'rules' && hasFailed(one));
  const byTitle = [...Map.groupBy(failed, ({ title }) => title)]
    .map(([title, { length }]) => ({ title, length }))
    .sort((a, b) => b.length - a.length);
  if (byTitle.length === 0) return [];
  const shown = byTitle.slice(0, MAX_RULES);
  const more = byTitle.length - shown.length;
  return [
    'Rules of the contract that are not kept, which the site does without (in full in contract.json):',
    ...shown.map(({ title, length }) => `  ${title}${length > 1 ? ` (${length} times)` : ''}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ];
}

function partsLine({ spec, extras }: Report): string {
  const names = extras.whole.length > 0 ? `: ${extras.whole.join(', ')}` : '';
  return `spec ${spec.whole.length} of ${spec.of} · extras ${extras.whole.length} of ${extras.of}${names}`;
}

/** The text at the end of a run; the last two lines have the counts. */
export function summary(report: Report): string {
  const { baseUrl, cases, passed, failed, spec, seconds, stopped } = report;
  const beyond = failed - spec.failed;
  const operations = new Set(cases.map(({ operation }) => operation)).size;
  return [
    '',
    ...absentLines(report),
    ...ruleLines(report),
    `Checked ${operations} operations of ${baseUrl} in ${seconds.toFixed(1)} s.`,
    ...(stopped === undefined ? [] : [`Not all cases have run: ${stopped}.`]),
    `${passed} checks passed, ${spec.failed} of the spec failed${beyond > 0 ? `; ${beyond} of extras and rules are not kept, and the site does without` : ''}.`,
    partsLine(report),
  ].join('\n');
}
