import { readFileSync } from 'node:fs';
import { contract } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { parameterParts, siteParts } from '../src/report/site-parts.ts';

const docs = readFileSync(new URL('../../docs/upstreams.md', import.meta.url), 'utf8');
const [extras = '', parameters = ''] = docs
  .slice(docs.indexOf('## Extras'))
  .split('An operation of the spec in');

const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'));

test('SYS-3 docs/upstreams.md lists each extra with its call and the part of the site that it brings', () => {
  const rows = contract.operations
    .filter(({ extra }) => extra)
    .map(({ id, method, path }) => `| \`${id}\` | \`${method} ${path}\` | ${siteParts[id]} |`);
  expect(rowsOf(extras)).toEqual(rows);
});

test('SYS-3 docs/upstreams.md lists each extra parameter with its operations and what it brings', () => {
  const rows = Object.entries(parameterParts).map(([name, part]) => {
    const ids = contract.operations
      .filter(({ extra }) => !extra)
      .filter(
        ({ parameters: all, extraFields }) =>
          extraFields?.includes(name) || all.some((one) => one.extra && one.name === name),
      )
      .map(({ id }) => `\`${id}\``);
    const of = ids.length > 4 ? `${ids.length} operations` : ids.join(', ');
    return `| \`${name}\` | ${of} | ${part} |`;
  });
  expect(rowsOf(parameters.split('\n## ')[0] ?? '')).toEqual(rows);
});
