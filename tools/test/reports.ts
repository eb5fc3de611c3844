import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  /** What is to be looked at, a line each: at the end of a long run nothing else says it. */
  told: string[];
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
const tell = (what: string, why?: string) => `${what}: ${firstLine(why)}`;

/** A file that could not be loaded has no tests to fail, and is a failure nonetheless. */
export function tallyVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => tell(`${basename(name)} ${test.fullName}`, test.failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    told: [...broken.map(({ name, message }) => tell(basename(name), message)), ...failed],
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A test that passes at the second try holds nobody up, and is named until somebody mends it. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const failed = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const fault = results.find(({ error }) => error)?.error;
        const again = status === 'flaky' ? ' (passed at the second try)' : '';
        return tell(`${file}:${line} ${title}${again}`, fault?.message);
      }),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    told: [...errors.map(({ message }) => firstLine(message)), ...failed],
  };
}

export const tallyContract = ({ passed, failed, cases }: ContractReport): Tally => ({
  passed,
  failed,
  told: cases
    .filter(({ faults }) => faults.length > 0)
    .map(({ operation, title, faults }) => tell(`${operation} ${title}`, faults[0])),
});

/** Of a check that writes a line for each thing that it looked at. */
export function tallyMarks(output: string): Tally {
  const lines = output.split('\n');
  const told = lines.filter((line) => line.startsWith('✗'));
  const passed = lines.filter((line) => line.startsWith('✓')).length;
  return { passed, failed: told.length, told };
}

/** No report, or one that cannot be read, counts nothing: the suite has not run. */
export function readTally<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0, told: [] };
  }
}

/** What a suite counts for: one that ran nothing, or ended badly without a failed test, is a failure. */
export function settle(tally: Tally, code: number): Tally & { note?: string } {
  const { passed, failed } = tally;
  if (passed + failed === 0) return { ...tally, failed: 1, note: 'ran no tests' };
  if (code !== 0 && failed === 0)
    return { ...tally, failed: 1, note: `ended with exit code ${code}` };
  return tally;
}
