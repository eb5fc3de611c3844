import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productionPrograms } from './site.ts';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');

test.each([
  ['bundled API', 'mock-api', productionPrograms.mockApi],
  ['gateway', 'gateway', productionPrograms.gateway],
])('SYS-3 the image starts the %s with the same flags as npm start', (_, name, args) => {
  const [command] =
    dockerfile.match(new RegExp(`^CMD \\["node", .*packages/${name}.*\\]$`, 'm')) ?? [];
  expect(JSON.parse((command ?? '').slice('CMD '.length))).toEqual(['node', ...args]);
});
