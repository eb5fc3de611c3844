import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { appendResult } from './results-file.ts';

/** Writes each result of `npm test -- unit` at once. */
export default class ResultsReporter implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result();
    if (state !== 'passed' && state !== 'failed') return;
    const { id, fullName, module } = testCase;
    const name = `${module.relativeModuleId} ${fullName}`;
    const isFlaky = state === 'passed' && testCase.diagnostic()?.flaky;
    appendResult({ id, name, status: isFlaky ? 'flaky' : state, error: errors?.[0]?.message });
  }

  /** A file that could not be loaded has no failed test, and counts as one failure. */
  onTestModuleEnd(module: TestModule): void {
    const { id, relativeModuleId: name } = module;
    const [error] = module.errors();
    if (error) appendResult({ id, name, status: 'failed', error: error.message });
  }
}
