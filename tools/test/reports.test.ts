import { expect, test } from 'vitest';
import { readTally, tallyContract, tallyPlaywright, tallyVitest, withExitCode } from './reports.ts';

test('a test file that could not be loaded counts as a failure', () => {
  const ok = { status: 'passed', fullName: 'is ready', failureMessages: [] };
  const bad = { status: 'failed', fullName: 'ends', failureMessages: ['Error: late\n  at …'] };
  const testResults = [
    { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [ok, ok] },
    { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/c.test.ts', status: 'failed', message: '', assertionResults: [bad] },
  ];
  expect(tallyVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    findings: ['b.test.ts: no such module', 'c.test.ts ends: Error: late'],
  });
});

test('failed and flaky browser tests are listed with file and line', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'home.test.ts',
    line: 7,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  });
  const suites = [
    { specs: [spec('HOM-1 opens', 'expected')], suites: [] },
    {
      specs: [spec('HOM-2 counts', 'unexpected', '\u001b[31mError: 3\u001b[39m\nmore')],
      suites: [{ specs: [spec('HOM-3 moves', 'flaky', 'Error: late')] }],
    },
  ];
  expect(
    tallyPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no browser' }],
      suites,
    }),
  ).toEqual({
    passed: 6,
    failed: 2,
    findings: [
      'no browser',
      'home.test.ts:7 HOM-2 counts: Error: 3',
      'home.test.ts:7 HOM-3 moves (passed on retry): Error: late',
    ],
  });
});

test('a failed contract case is listed with its first fault', () => {
  const cases = [
    { operation: 'listTeams', title: 'answers', faults: [] },
    { operation: 'listNews', title: 'answers', faults: ['no title', 'no date'] },
  ];
  expect(tallyContract({ passed: 1, failed: 1, cases }).findings).toEqual([
    'listNews answers: no title',
  ]);
});

test('a suite that ran no tests is a failure, with or without a report', () => {
  const none = { passed: 0, failed: 1, findings: [], note: 'ran no tests' };
  expect(withExitCode({ passed: 0, failed: 0, findings: [] }, 0)).toEqual(none);
  expect(withExitCode(readTally('no/such/file.json', tallyContract), 1)).toEqual(none);
});

test('a suite that exits with an error although every test passed is a failure', () => {
  const passed = { passed: 3, failed: 0, findings: [] };
  const failed = { passed: 3, failed: 2, findings: ['one', 'two'] };
  expect(withExitCode(passed, 1)).toEqual({ ...passed, failed: 1, note: 'ended with exit code 1' });
  expect(withExitCode(passed, 0)).toEqual(passed);
  expect(withExitCode(failed, 1)).toEqual(failed);
});
