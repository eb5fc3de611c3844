import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productionPrograms } from './site.ts';

test('SYS-3 the image starts the bundled API with the same flags as npm start', () => {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const [command] = dockerfile.match(/^CMD \["node", .*mock-api.*\]$/m) ?? [];
  expect(JSON.parse((command ?? '').slice('CMD '.length))).toEqual([
    'node',
    ...productionPrograms.mockApi,
  ]);
});
