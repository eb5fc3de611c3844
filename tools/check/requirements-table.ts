import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orEnd, readOptions } from '../test/options.ts';
import { root } from '../workspace.ts';
import { fillTable, type Shown, titlesIn } from './requirements.ts';

const { values } = orEnd(() =>
  readOptions({ options: { check: { type: 'boolean', default: false } } }),
);
const file = join(root, 'docs', 'requirements.md');

async function testTitles(): Promise<Shown[]> {
  const titles: Shown[] = [];
  const exclude = (path: string) => /node_modules|dist/.test(path);
  const files = glob('{packages/*,contract,e2e,tools}/**/*.test.{ts,tsx}', { cwd: root, exclude });
  for await (const path of files) {
    titles.push(...titlesIn(path, await readFile(join(root, path), 'utf8')));
  }
  return titles;
}

const held = await readFile(file, 'utf8');
const { text, unshown, unknown } = fillTable(held, await testTitles());
if (unshown.length > 0) console.error(`No test bears ${unshown.join(', ')}.`);
if (unknown.length > 0) console.error(`docs/requirements.md does not know ${unknown.join(', ')}.`);
if (!values.check) await writeFile(file, text);
else if (text !== held) console.error('docs/requirements.md is stale: run "npm run requirements".');
const wrong = unshown.length + unknown.length > 0 || text !== held;
if (values.check && wrong) process.exitCode = 1;
