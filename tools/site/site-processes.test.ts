import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SiteConfig } from './site-config.ts';
import { MALLOC_ENV, processPlans, productionPrograms } from './site-processes.ts';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');

test.each([
  ['mock API', 'mock-api', productionPrograms.mockApi],
  ['gateway', 'gateway', productionPrograms.gateway],
])('SYS-3 the image starts the %s with the same flags as npm start', (_, name, args) => {
  const [command] =
    dockerfile.match(new RegExp(`^CMD \\["node", .*packages/${name}.*\\]$`, 'm')) ?? [];
  expect(JSON.parse((command ?? '').slice('CMD '.length))).toEqual(['node', ...args]);
});

test('SYS-3 the images and npm start limit what malloc keeps, unless the environment says otherwise', () => {
  for (const [name, value] of Object.entries(MALLOC_ENV))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  const envOf = (env: NodeJS.ProcessEnv) =>
    processPlans({ env } as SiteConfig, productionPrograms).map((plan) => plan.env);
  expect(envOf({})).toEqual([MALLOC_ENV]);
  expect(envOf({ MALLOC_ARENA_MAX: '8' })).toEqual([{ ...MALLOC_ENV, MALLOC_ARENA_MAX: '8' }]);
});
