import { expect, test } from 'vitest';
import { readSiteConfig, sourceLines, urlOf } from './site-config.ts';

const JWT_SECRET = 'a secret of this test';
const UPSTREAM_URL = 'https://api.example.com';

function siteOf(env: Record<string, string>) {
  const read = readSiteConfig(env);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read.site;
}

function errorsOf(env: Record<string, string>): string[] {
  const read = readSiteConfig(env);
  return read.ok ? [] : read.errors;
}

test('by default the upstream of the gateway is the mock API', () => {
  const { mockApi, env } = siteOf({ MOCK_PORT: '9081' });
  expect(mockApi?.port).toBe(9081);
  expect(env.UPSTREAM_URL).toBe('http://127.0.0.1:9081');
});

test('both processes have the developer tools, or neither', () => {
  const devToolsOf = (env: Record<string, string>) => siteOf(env).env.DEV_TOOLS;
  expect(devToolsOf({})).toBe('on');
  expect(devToolsOf({ HOST: '0.0.0.0' })).toBe('off');
  expect(devToolsOf({ HOST: '0.0.0.0', DEV_TOOLS: 'on' })).toBe('on');
});

test('the folder of worlds may be missing where the gateway has no developer tools', () => {
  const env = { WORLDS_DIR: '/no/such/folder' };
  expect(errorsOf(env)).toEqual([expect.stringMatching(/^WORLDS_DIR must be /)]);
  expect(errorsOf({ ...env, TRUSTED_PROXIES: '10.0.0.1' })).toEqual([]);
});

test('a mock API that others can reach is announced with a warning', () => {
  const linesOf = (MOCK_HOST: string) => sourceLines(siteOf({ MOCK_HOST })).join('\n');
  expect(linesOf('127.0.0.1')).not.toContain('Warning');
  expect(linesOf('0.0.0.0')).toContain(
    'Warning: MOCK_HOST=0.0.0.0 lets others use the mock API, which has none of the gateway’s limits.',
  );
});

test('with UPSTREAM_URL the mock API is not started', () => {
  const { mockApi, env } = siteOf({ UPSTREAM_URL, JWT_SECRET });
  expect(mockApi).toBeUndefined();
  expect(env.UPSTREAM_URL).toBe(UPSTREAM_URL);
});

test('beside another upstream the mock API is started for its operations, unless it runs elsewhere', () => {
  const mixed = { UPSTREAM_URL, JWT_SECRET, MOCK_OPERATIONS: 'getWallet', MOCK_FALLBACK: 'on' };
  const site = siteOf(mixed);
  expect(site.mockApi?.port).toBe(8081);
  expect(site.env.MOCK_URL).toBe('http://127.0.0.1:8081');
  expect(sourceLines(site)).toEqual([
    '  with the upstream at https://api.example.com',
    '  and the mock API at http://127.0.0.1:8081 for getWallet, and for what the upstream answers with 404 or 501',
  ]);
  expect(siteOf({ ...mixed, MOCK_URL: 'http://mock:8081' }).mockApi).toBeUndefined();
});

test('errors of gateway and mock API are reported together, a shared one once', () => {
  const wrong = { UPSTREAM_URL: 'wrong', LOG_LEVEL: 'wrong', MOCK_WORLD: 'wrong' };
  expect(errorsOf(wrong).map((error) => error.split(' ', 1)[0])).toEqual([
    'UPSTREAM_URL',
    'LOG_LEVEL',
    'MOCK_WORLD',
  ]);
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
])('the URL of a server that listens on %s is %s', (host, url) => {
  expect(urlOf({ host, port: 80 })).toBe(url);
});

test('an upstream whose tokens nothing can verify is an error before anything is built', () => {
  expect(errorsOf({ UPSTREAM_URL, DATA_DIR: '/nowhere' })).toEqual([
    expect.stringMatching(/^JWT_SECRET, .* must be set/),
  ]);
});
