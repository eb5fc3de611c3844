import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const MAX_README_WORDS = 600;

const read = (file: string) => readFile(join(root, file), 'utf8');

test('the README is read in ten minutes', async () => {
  const words = (await read('README.md')).split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(MAX_README_WORDS);
});

test.each(['packages/gateway/src/config-variables.ts', 'packages/mock-api/src/config.ts'])(
  'docs/configuration.md documents every variable of %s',
  async (file) => {
    const page = await read('docs/configuration.md');
    const variables = [...(await read(file)).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(variables.length).toBeGreaterThan(5);
    expect(variables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  },
);

test('docs/commands.md documents every command', async () => {
  const page = await read('docs/commands.md');
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: object };
  const commands = Object.keys(scripts).filter(
    (name) => !(name.startsWith('pre') && name.slice('pre'.length) in scripts),
  );
  expect(commands.length).toBeGreaterThan(15);
  const isDocumented = (name: string) => new RegExp(`npm (run )?(-s )?${name}\\b`).test(page);
  expect(commands.filter((name) => !isDocumented(name))).toEqual([]);
});
