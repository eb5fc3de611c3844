import { expect, test } from 'vitest';
import { readCheckmarks, readJunit, withExitCode } from './results.ts';

test('without a report nothing has run', () => {
  expect(readJunit('/no/such/file')).toEqual({ passed: 0, failed: [] });
});

test('lines with ✓ and ✗ are counted', () => {
  expect(readCheckmarks('Building …\n✓ quick\n✗ too slow: 8 s\n    a detail\n')).toEqual({
    passed: 1,
    failed: ['too slow: 8 s'],
  });
});

test('a suite that ran no tests, or ended with an error although all passed, has failed', () => {
  expect(withExitCode({ passed: 0, failed: [] }, 0).failed).toEqual(['no tests have run']);
  expect(withExitCode({ passed: 3, failed: [] }, 2)).toEqual({
    passed: 3,
    failed: ['ended with exit code 2'],
  });
  expect(withExitCode({ passed: 3, failed: ['one'] }, 1).failed).toEqual(['one']);
  expect(withExitCode({ passed: 3, failed: [] }, 0).failed).toEqual([]);
});
