import { expect, test } from 'vitest';
import { readTally, settle, tallyContract, tallyPlaywright, tallyVitest } from './reports.ts';

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
    told: ['b.test.ts: no such module', 'c.test.ts ends: Error: late'],
  });
});

test('a browser test that failed is told by its place, and so is one that needed a second try', () => {
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
    told: [
      'no browser',
      'home.test.ts:7 HOM-2 counts: Error: 3',
      'home.test.ts:7 HOM-3 moves (passed at the second try): Error: late',
    ],
  });
});

test('a case of the contract that failed is told with its first fault', () => {
  const cases = [
    { operation: 'listTeams', title: 'answers', faults: [] },
    { operation: 'listNews', title: 'answers', faults: ['no title', 'no date'] },
  ];
  expect(tallyContract({ passed: 1, failed: 1, cases }).told).toEqual([
    'listNews answers: no title',
  ]);
});

test('a suite that ran none is a failure, with a report or without', () => {
  const none = { passed: 0, failed: 1, told: [], note: 'ran no tests' };
  expect(settle({ passed: 0, failed: 0, told: [] }, 0)).toEqual(none);
  expect(settle(readTally('no/such/file.json', tallyContract), 1)).toEqual(none);
});

test('a suite that ends badly with every test passed is a failure', () => {
  const passed = { passed: 3, failed: 0, told: [] };
  const failed = { passed: 3, failed: 2, told: ['one', 'two'] };
  expect(settle(passed, 1)).toEqual({ ...passed, failed: 1, note: 'ended with exit code 1' });
  expect(settle(passed, 0)).toEqual(passed);
  expect(settle(failed, 1)).toEqual(failed);
});
