import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from |import\(|\[)'([.][^']+[.]ts)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  );

test('the image of the browser tests has every file that they import', () => {
  const [, stage = ''] = read('Dockerfile').split(/^FROM .* AS e2e$/m);
  const copied = [...stage.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  expect(copied).toContain('e2e');
  // A Set also iterates over what is added on the way.
  const files = new Set(globSync('e2e/*.ts', { cwd: root }));
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  const missing = [...files].filter(
    (file) => !copied.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(missing).toEqual([]);
});
