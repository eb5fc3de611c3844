import { expect, test } from 'vitest';
import { readTally, settle, tallyContract, tallyPlaywright, tallyVitest } from './reports.ts';

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  expect(tallyVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test('a browser test that needs a second try counts as a failure', () => {
  expect(
    tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] }),
  ).toEqual({ passed: 5, failed: 3 });
});

test('a suite that ran none is a failure, with a report or without', () => {
  const none = { passed: 0, failed: 1, note: 'ran no tests' };
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual(none);
  expect(settle(readTally('no/such/file.json', tallyContract), 1)).toEqual(none);
});

test('a suite that ends badly with every test passed is a failure', () => {
  expect(settle({ passed: 3, failed: 0 }, 1)).toEqual({
    passed: 3,
    failed: 1,
    note: 'ended with exit code 1',
  });
  expect(settle({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  expect(settle({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});
