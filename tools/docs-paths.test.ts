import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const PATH =
  /^(?:packages|tools|e2e|bench|contract-tests|reliability|docs|deploy|worlds|[.]ci|[.]github)\/[\w./-]*$/;

/** Written by the build. */
const BUILT = /^packages\/web\/dist/;

function quotedIn(markdown: string): string[] {
  const text = markdown.replace(/^```.*?^```$/gms, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted as string);
}

const pathsIn = (markdown: string): string[] =>
  quotedIn(markdown).filter((path) => PATH.test(path) && !BUILT.test(path));

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

/** Names that a declaration, a member, a parameter or a key gives; the words of comments are none. */
const NAME =
  /\b(?:const|function|class|interface|type) (\w+)|^ *(?:readonly )?['"]?(\w+)['"]?[?]? *[:(=]|[{,] *(\w+)(?= *[,}:])/gm;

const namesIn = (code: string): string[] =>
  [...code.replace(/^ *(?:\/\/|\/?[*]).*$/gm, '').matchAll(NAME)].flatMap(([, ...names]) =>
    names.filter(Boolean),
  );

test('every path, name, file and command that CONTRIBUTING quotes exists', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const quoted = quotedIn(text);
  const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const parts = new Set(paths.flatMap((path) => path.split('/')));
  const sources = paths
    .filter((path) => /(?<![.]generated)[.][jt]sx?$|^openapi[.]yaml$/.test(path))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const names = new Set(sources.flatMap(namesIn));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const exists = (one: string): boolean => {
    const [, command] = /^npm run ([\w:]+)/.exec(one) ?? [];
    if (command) return command in scripts;
    if (/^x-[\w-]+$/.test(one)) return sources.some((source) => source.includes(one));
    return (
      !/^[a-z][\w-]*(?:[.](?:tsx?|json|yaml|md))?$/i.test(one) || names.has(one) || parts.has(one)
    );
  };
  expect(pathsIn(text).length).toBeGreaterThan(15);
  expect(quoted.filter((one) => !exists(one))).toEqual([]);
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
