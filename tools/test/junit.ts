import { escapeMarkup } from '@touchline/shared/http/escape-markup';

export interface CaseResult {
  readonly name: string;
  readonly ok: boolean;
  /** The output of a failed case. */
  readonly output?: string;
}

// XML allows no other characters.
const escaped = (text: string) =>
  escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '?'));

function testcase(suite: string, { name, ok, output = '' }: CaseResult): string {
  const head = `<testcase classname="${suite}" name="${escaped(name)}"`;
  return ok ? `  ${head}/>` : `  ${head}><failure>${escaped(output)}</failure></testcase>`;
}

/** A JUnit report of a suite whose runner writes none. */
export function junit(suite: string, cases: readonly CaseResult[]): string {
  const failures = cases.filter(({ ok }) => !ok).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${suite}" tests="${cases.length}" failures="${failures}" errors="0">`,
    ...cases.map((one) => testcase(suite, one)),
    '</testsuite>',
    '',
  ].join('\n');
}
