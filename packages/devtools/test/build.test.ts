import { fileURLToPath } from 'node:url';
import { createBuilder, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../src/built-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const builder = await createBuilder({ root, logLevel: 'silent', build: { write: false } });

async function outputOf(name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file]));
}

const client = await outputOf('client');
const chunk = (name: string) => client.get(name) as Rolldown.OutputChunk;

test('the build writes the scripts that are served, and their style sheet', () => {
  expect([...client.keys()].sort()).toEqual([...SCRIPTS, 'style.css'].sort());
});

test('parts of the site are in their own layer, below the rules of the console', () => {
  const { source } = client.get('style.css') as Rolldown.OutputAsset;
  const beforeButton = `${source}`.split(/[.]_?btn/)[0] ?? '';
  expect(beforeButton).toMatch(/@layer ui ?\{[^@]*$/);
});

test('the script that each page loads is small, and imports the drawer on demand only', () => {
  const { code, imports, dynamicImports } = chunk('start.ts');
  expect(code.length).toBeLessThan(8000);
  expect(imports).toEqual([]);
  expect(dynamicImports).toEqual(['open-drawer.js']);
  expect(chunk('open-drawer.js').imports).toEqual(['start.ts']);
});

test('the page /worlds has a style for each class', async () => {
  const server = await outputOf('ssr');
  const { code } = server.get('worlds-page.js') as Rolldown.OutputChunk;
  const { source } = server.get('style.css') as Rolldown.OutputAsset;
  const scoped = [...code.matchAll(/"(_\w+_\w+_\d+)"/g)].map(([, name = '']) => name);
  expect(scoped.length).toBeGreaterThan(10);
  expect(scoped.filter((name) => !`${source}`.includes(`.${name}`))).toEqual([]);
});
