import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { classesIn, styleProblems } from './style-names.ts';

const sheet = `
.row, .link:hover > .name { margin: .5em } /* not .seen */
@media (width < 640px) { .row[data-odd="a.b"]::after { content: ".dot"; background: url(x.svg) } }
`;

function problemsOf(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'row.module.css'), sheet);
  return styleProblems(join(folder, 'row.tsx'), source);
}

const head = "import styles from './row.module.css';\n";

test('dots in comments, strings and numbers are not classes', () => {
  expect([...classesIn(sheet)]).toEqual(['row', 'link', 'name']);
});

test('an unknown class is reported, in dot and in bracket notation', () => {
  expect(problemsOf(`${head}styles.row; styles['link']; other.styles; 'row.module.css'`)).toEqual(
    [],
  );
  expect(problemsOf(`${head}styles.rows`)).toEqual([
    expect.stringMatching(/row\.tsx: \.\/row\.module\.css has no class rows\.$/),
  ]);
  expect(problemsOf(`${head}styles['dot']`)).toHaveLength(1);
});

test('a missing style sheet is reported', () => {
  expect(problemsOf("import a from './gone.module.css';\na.row")).toHaveLength(1);
  expect(problemsOf("import './gone.css';")).toHaveLength(1);
  expect(problemsOf("import './row.module.css';")).toHaveLength(0);
});
