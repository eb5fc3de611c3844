import { readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file that could not be loaded has no tests to fail, and is a failure nonetheless. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** A test that passes at the second try has failed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export const tallyContract = ({ passed, failed }: Tally): Tally => ({ passed, failed });

/** No report, or one that cannot be read, counts nothing: the suite has not run. */
export function readTally<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** What a suite counts for: one that ran nothing, or ended badly without a failed test, is a failure. */
export function settle({ passed, failed }: Tally, code: number): Tally & { note?: string } {
  if (passed + failed === 0) return { passed, failed: 1, note: 'ran no tests' };
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: `ended with exit code ${code}` };
  return { passed, failed };
}
