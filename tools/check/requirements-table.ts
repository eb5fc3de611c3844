import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { fillTable, type RequirementTest, titlesIn } from './requirements.ts';

const TABLE = 'docs/generated/requirements.md';

async function findTests(): Promise<RequirementTest[]> {
  const tests: RequirementTest[] = [];
  const exclude = (path: string) => /node_modules|dist/.test(path);
  const files = glob('{packages/*,contract-tests,e2e,reliability,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude,
  });
  for await (const path of files) {
    tests.push(...titlesIn(path, await readFile(join(root, path), 'utf8')));
  }
  return tests;
}

/** Requirements and tests that do not fit; the table is rewritten, or checked to be up to date. */
export async function requirementProblems({ write }: { write: boolean }): Promise<string[]> {
  const current = await readFile(join(root, TABLE), 'utf8');
  const { text, untested, onlyLong, unknown } = fillTable(current, await findTests());
  if (write) await writeFile(join(root, TABLE), text);
  const problems: string[] = [];
  if (untested.length > 0)
    problems.push(`No test title begins with ${untested.join(', ')}: add one.`);
  if (onlyLong.length > 0)
    problems.push(
      `Only long tests prove ${onlyLong.join(', ')}: add a short one, which npm test runs.`,
    );
  if (unknown.length > 0)
    problems.push(
      `Test titles name ${unknown.join(', ')}, which ${TABLE} does not list: ` +
        'add a row with three columns under its heading, then run "npm run requirements".',
    );
  if (!write && text !== current)
    problems.push(`${TABLE} is out of date: run "npm run requirements".`);
  return problems;
}

if (import.meta.main) {
  const problems = await requirementProblems({ write: true });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
