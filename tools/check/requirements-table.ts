import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orExit, readOptions } from '../test/options.ts';
import { root } from '../workspace.ts';
import { fillTable, type RequirementTest, titlesIn } from './requirements.ts';

const { values } = orExit(() =>
  readOptions({ options: { check: { type: 'boolean', default: false } } }),
);
const file = join(root, 'docs', 'generated', 'requirements.md');

async function findTests(): Promise<RequirementTest[]> {
  const tests: RequirementTest[] = [];
  const exclude = (path: string) => /node_modules|dist/.test(path);
  const files = glob('{packages/*,contract-tests,drift,e2e,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude,
  });
  for await (const path of files) {
    tests.push(...titlesIn(path, await readFile(join(root, path), 'utf8')));
  }
  return tests;
}

const current = await readFile(file, 'utf8');
const { text, untested, unknown } = fillTable(current, await findTests());
if (untested.length > 0)
  console.error(`No test title begins with ${untested.join(', ')}: add one.`);
if (unknown.length > 0)
  console.error(
    `Test titles name ${unknown.join(', ')}, which docs/generated/requirements.md does not list: ` +
      'add a row with three columns under its heading, then run "npm run requirements".',
  );
if (!values.check) await writeFile(file, text);
else if (text !== current)
  console.error('docs/generated/requirements.md is out of date: run "npm run requirements".');
const isOutOfDate = values.check && text !== current;
if (untested.length + unknown.length > 0 || isOutOfDate) process.exitCode = 1;
