import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { classesIn, styleFaults } from './style-names.ts';

const sheet = `
.row, .link:hover > .name { margin: .5em } /* not .seen */
@media (width < 640px) { .row[data-odd="a.b"]::after { content: ".dot"; background: url(x.svg) } }
`;

function faultsOf(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'row.module.css'), sheet);
  return styleFaults(join(folder, 'row.tsx'), source);
}

const head = "import styles from './row.module.css';\n";

test('what only looks like a class is none', () => {
  expect([...classesIn(sheet)]).toEqual(['row', 'link', 'name']);
});

test('a class that the sheet has not is told, in whichever way it is asked for', () => {
  expect(faultsOf(`${head}styles.row; styles['link']; other.styles; 'row.module.css'`)).toEqual([]);
  expect(faultsOf(`${head}styles.rows`)).toEqual([
    expect.stringMatching(/row\.tsx: \.\/row\.module\.css has no class rows\.$/),
  ]);
  expect(faultsOf(`${head}styles['dot']`)).toHaveLength(1);
});

test('a sheet that is not there is told', () => {
  expect(faultsOf("import a from './gone.module.css';\na.row")).toHaveLength(1);
  expect(faultsOf("import './gone.css';")).toHaveLength(1);
  expect(faultsOf("import './row.module.css';")).toHaveLength(0);
});
