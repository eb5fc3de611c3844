import { readFileSync } from 'node:fs';
import { type Tally, tallyResults } from './results-file.ts';

interface ContractReport {
  cases: { operation: string; title: string; faults: string[] }[];
}

export const tallyContract = ({ cases }: ContractReport): Tally =>
  tallyResults(
    cases.map(({ operation, title, faults: [error] }, index) => ({
      id: String(index),
      name: `${operation} ${title}`,
      status: error === undefined ? 'passed' : 'failed',
      error,
    })),
  );

/** The cases of checks that print a line with ✓ or ✗ for each item. */
export const checkmarksOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => /^[✓✗]/.test(line))
    .map((line) => ({ name: line.slice(1).trim(), ok: line.startsWith('✓'), output: line }));

export function tallyCheckmarks(output: string): Tally {
  const cases = checkmarksOf(output);
  const findings = cases.filter(({ ok }) => !ok).map((failed) => failed.output);
  return { passed: cases.length - findings.length, failed: findings.length, findings };
}

/** Without a readable report the suite has not run, and the tally is empty. */
export function readTally<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0, findings: [] };
  }
}

/** A suite that ran no tests, or exited with an error although every test passed, counts as one failure. */
export function withExitCode(tally: Tally, code: number): Tally & { note?: string } {
  const { passed, failed } = tally;
  if (passed + failed === 0) return { ...tally, failed: 1, note: 'ran no tests' };
  if (code !== 0 && failed === 0)
    return { ...tally, failed: 1, note: `ended with exit code ${code}` };
  return tally;
}
