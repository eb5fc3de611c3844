import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  /** Failed and flaky tests, a line each, for the summary at the end of a long run. */
  findings: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface ContractReport {
  passed: number;
  failed: number;
  cases: { operation: string; title: string; faults: string[] }[];
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';
const finding = (test: string, error?: string) => `${test}: ${firstLine(error)}`;

/** A file that could not be loaded reports no failed test, and counts as one failure. */
export function tallyVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => finding(`${basename(name)} ${test.fullName}`, test.failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    findings: [...broken.map(({ name, message }) => finding(basename(name), message)), ...failed],
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A flaky test, one that passed on retry, counts as passed and is listed. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const failed = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error;
        const note = status === 'flaky' ? ' (passed on retry)' : '';
        return finding(`${file}:${line} ${title}${note}`, error?.message);
      }),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    findings: [...errors.map(({ message }) => firstLine(message)), ...failed],
  };
}

export const tallyContract = ({ passed, failed, cases }: ContractReport): Tally => ({
  passed,
  failed,
  findings: cases
    .filter(({ faults }) => faults.length > 0)
    .map(({ operation, title, faults }) => finding(`${operation} ${title}`, faults[0])),
});

/** The cases of checks that print a line with ✓ or ✗ for each item. */
export const checkmarksOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => /^[✓✗]/.test(line))
    .map((line) => ({ name: line.slice(1).trim(), ok: line.startsWith('✓'), output: line }));

export function tallyCheckmarks(output: string): Tally {
  const cases = checkmarksOf(output);
  const findings = cases.filter(({ ok }) => !ok).map((failed) => failed.output);
  return { passed: cases.length - findings.length, failed: findings.length, findings };
}

/** Without a readable report the suite has not run, and the tally is empty. */
export function readTally<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0, findings: [] };
  }
}

/** A suite that ran no tests, or exited with an error although every test passed, counts as one failure. */
export function withExitCode(tally: Tally, code: number): Tally & { note?: string } {
  const { passed, failed } = tally;
  if (passed + failed === 0) return { ...tally, failed: 1, note: 'ran no tests' };
  if (code !== 0 && failed === 0)
    return { ...tally, failed: 1, note: `ended with exit code ${code}` };
  return tally;
}
