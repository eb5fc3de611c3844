import { expect, test } from 'vitest';
import { readTally, tallyContract, withExitCode } from './reports.ts';

test('a failed contract case is listed with its first fault', () => {
  const cases = [
    { operation: 'listTeams', title: 'answers', faults: [] },
    { operation: 'listNews', title: 'answers', faults: ['no title', 'no date'] },
  ];
  expect(tallyContract({ cases })).toEqual({
    passed: 1,
    failed: 1,
    findings: ['listNews answers: no title'],
  });
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
