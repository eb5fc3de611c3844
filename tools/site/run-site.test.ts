import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { productionPrograms, sitePrograms, waitUntilSiteReady } from './run-site.ts';

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
  const env = { UPSTREAM_URL: 'http://127.0.0.1:4010' };
  const url = `http://127.0.0.1:${port}`;
  await expect(waitUntilSiteReady(url, env, new AbortController().signal, 100)).rejects.toThrow(
    'UPSTREAM_URL is http://127.0.0.1:4010: start that API, or correct the variable.',
  );
  server.close();
});

const UPSTREAM_URL = 'https://api.example.com';

test.each([
  [{}, ['mock-api', 'gateway']],
  [{ UPSTREAM_URL }, ['gateway']],
  [{ UPSTREAM_URL, MOCK_OPERATIONS: 'getWallet' }, ['mock-api', 'gateway']],
  [{ UPSTREAM_URL, MOCK_FALLBACK: 'on' }, ['mock-api', 'gateway']],
  [{ UPSTREAM_URL, MOCK_FALLBACK: 'on', MOCK_URL: 'http://mock:8081' }, ['gateway']],
])('the mock API is started where it is the upstream, or beside another one: %j', (env, names) => {
  expect(sitePrograms(env, productionPrograms).map(({ name }) => name)).toEqual(names);
});
