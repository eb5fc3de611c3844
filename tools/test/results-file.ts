import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The variable with the file that the reporters of Vitest and Playwright write to. */
export const RESULTS_FILE = 'TEST_RESULTS_FILE';

export interface Tally {
  passed: number;
  failed: number;
  /** Failed and flaky tests, a line each, for the summary at the end of a long run. */
  findings: string[];
}

export interface TestResult {
  /** The last result with an id is that of the test. */
  readonly id: string;
  readonly name: string;
  /** A flaky test has passed on retry. */
  readonly status: 'passed' | 'failed' | 'flaky';
  readonly error?: string | undefined;
}

/** Written after each test, so that the results of an interrupted run are known. */
export function appendResult(result: TestResult): void {
  const file = process.env[RESULTS_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0] ?? '';

export function tallyResults(results: readonly TestResult[]): Tally {
  const last = new Map(results.map((result) => [result.id, result]));
  const failed = [...last.values()].filter(({ status }) => status === 'failed');
  const flaky = [...last.values()].filter(({ status }) => status === 'flaky');
  return {
    passed: last.size - failed.length,
    failed: failed.length,
    findings: [
      ...failed.map(({ name, error }) => `${name}: ${firstLine(error)}`),
      ...flaky.map(({ id, name }) => {
        const first = results.find((result) => result.id === id && result.error);
        return `${name} (passed on retry): ${firstLine(first?.error)}`;
      }),
    ],
  };
}

/** The results until now: the last line of a process that was killed may be incomplete. */
export function readResults(file: string): TestResult[] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // No test has ended.
  }
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TestResult);
}
