import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');

test.each(['packages/gateway/src/config-variables.ts', 'packages/mock-api/src/config.ts'])(
  'the README documents every variable of %s',
  async (file) => {
    const readme = await read('README.md');
    const variables = [...(await read(file)).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(variables.length).toBeGreaterThan(5);
    expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  },
);
