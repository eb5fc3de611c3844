import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  /** The names of the tests that failed. */
  readonly failed: readonly string[];
}

const CASE = /<testcase((?:\s+[\w:-]+="[^"]*")*)\s*(?:\/>|>([\s\S]*?)<\/testcase>)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const attribute = (attributes: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replace(
    /&(\w+);/g,
    (entity, key) => ENTITIES[key] ?? entity,
  );

/** Reads the JUnit report of Vitest, Playwright or the contract suite; without one the suite has not run. */
export function readJunit(file: string): Tally {
  let xml = '';
  try {
    xml = readFileSync(file, 'utf8');
  } catch {
    // It ended before it had results.
  }
  let passed = 0;
  const failed: string[] = [];
  for (const [, attributes = '', body = ''] of xml.matchAll(CASE)) {
    if (/<(failure|error|flakyFailure)\b/.test(body))
      failed.push(`${attribute(attributes, 'classname')} ${attribute(attributes, 'name')}`);
    else if (!/<skipped\b/.test(body)) passed += 1;
  }
  return { passed, failed };
}

/** Counts the lines with ✓ or ✗ of a program that prints one for each of its checks. */
export function readCheckmarks(output: string): Tally {
  const lines = output.split('\n');
  const failed = lines.filter((line) => line.startsWith('✗')).map((line) => line.slice(1).trim());
  return { passed: lines.filter((line) => line.startsWith('✓')).length, failed };
}

/** A suite that ran no tests, or ended with an error although every test passed, counts as one failure. */
export function withExitCode(tally: Tally, code: number): Tally {
  if (tally.passed + tally.failed.length === 0) return { passed: 0, failed: ['no tests have run'] };
  if (code === 0 || tally.failed.length > 0) return tally;
  return { ...tally, failed: [`ended with exit code ${code}`] };
}
