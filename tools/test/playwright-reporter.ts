import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { appendResult } from './results-file.ts';

const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' } as const;

/** Writes each result of the browser tests at once. */
export default class ResultsReporter implements Reporter {
  onTestEnd(test: TestCase, { error }: TestResult): void {
    const outcome = test.outcome();
    if (outcome === 'skipped') return;
    const { file, line } = test.location;
    const name = `${relative(process.cwd(), file)}:${line} ${test.title}`;
    appendResult({ id: test.id, name, status: STATUS[outcome], error: error?.message });
  }

  /** Outside any test: a file that could not be loaded, a browser that is missing. */
  onError({ message = 'an error without a message' }: TestError): void {
    appendResult({ id: message, name: 'Playwright', status: 'failed', error: message });
  }
}
