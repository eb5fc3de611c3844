import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { SiteConfig } from './site-config.ts';
import { productionPrograms, waitUntilSiteReady } from './site-processes.ts';

const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');

test.each([
  ['mock API', 'mock-api', productionPrograms.mockApi],
  ['gateway', 'gateway', productionPrograms.gateway],
])('SYS-3 the image starts the %s with the same flags as npm start', (_, name, args) => {
  const [command] =
    dockerfile.match(new RegExp(`^CMD \\["node", .*packages/${name}.*\\]$`, 'm')) ?? [];
  expect(JSON.parse((command ?? '').slice('CMD '.length))).toEqual(['node', ...args]);
});

test('a site whose upstream does not answer says which upstream it waited for', async () => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? 503 : 200).end('The upstream does not respond.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const site: SiteConfig = {
    gateway: { host: '127.0.0.1', port },
    mockApi: undefined,
    env: { UPSTREAM_URL: 'http://127.0.0.1:4010' },
  };
  await expect(waitUntilSiteReady(site, new AbortController().signal, 100)).rejects.toThrow(
    'UPSTREAM_URL is http://127.0.0.1:4010: start that API, or correct the variable.',
  );
  server.close();
});
