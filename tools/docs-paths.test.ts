import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const PATH = /^(?:packages|tools|e2e|bench|contract-tests|docs|deploy)\/[\w./-]*$/;

/** Written by the build. */
const BUILT = /^packages\/web\/dist/;

/** Paths in backticks, and the targets of relative links. */
function pathsIn(markdown: string): string[] {
  const text = markdown.replace(/^```.*?^```$/gms, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path]) => path as string);
  return quoted.filter((path) => PATH.test(path) && !BUILT.test(path));
}

const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path as string);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/*.md', { cwd: root }),
  ...globSync('docs/decisions/*.md', { cwd: root }),
];

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const missing = [
    ...pathsIn(text),
    ...linksIn(text).map((path) => join(dirname(document), path)),
  ].filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('CONTRIBUTING contains paths to check', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect(pathsIn(text).length).toBeGreaterThan(15);
});

test('the threat model names a test for each attempt', () => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const [, model = ''] = /^## Threat model$(.*?)^### What is left$/ms.exec(text) ?? [];
  const rows = model.split('\n').filter((line) => /^\| (?!tries)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => pathsIn(row.split('|').at(-2) ?? '').length === 0)).toEqual([]);
});

test('docs/decisions/README.md lists every decision once, by number and title', () => {
  const folder = join(root, 'docs/decisions');
  const decisions = globSync('[0-9]*.md', { cwd: folder }).sort();
  const entries = decisions.map((file) => {
    const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
    const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
    return `${number}. [${title}](${file})`;
  });
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(index.match(/^\d+\. .*$/gm)).toEqual(entries);
});
