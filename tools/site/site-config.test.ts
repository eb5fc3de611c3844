import { readConfig as gateway } from '@touchline/gateway/config';
import { readConfig as mockApi } from '@touchline/mock-api/config';
import { expect, test } from 'vitest';
import { type ReadConfig, readSiteConfig, sourceLines, urlOf } from './site-config.ts';

const reader =
  (port: number, ...required: string[]): ReadConfig =>
  (env) => {
    const errors = required
      .filter((name) => !env[name] || env[name] === 'wrong')
      .map((name) => `${name} is ${env[name] ?? 'missing'}.`);
    return errors.length > 0
      ? { ok: false, errors }
      : { ok: true, config: { host: '127.0.0.1', port } };
  };

const readers: Parameters<typeof readSiteConfig>[1] = {
  gateway: reader(8080, 'UPSTREAM_URL'),
  mockApi: reader(8081),
};

test('by default the upstream of the gateway is the mock API', () => {
  const site = readSiteConfig({}, readers);
  if (!site.ok) throw new Error(site.errors.join());
  expect(site.site.mockApi?.port).toBe(8081);
  expect(site.site.env.UPSTREAM_URL).toBe('http://127.0.0.1:8081');
});

test('both processes have the developer tools, or neither', () => {
  const devToolsOf = (env: Record<string, string>, devTools: boolean) => {
    const gateway: typeof readers.gateway = () => ({
      ok: true,
      config: { host: '127.0.0.1', port: 8080, devTools },
    });
    const site = readSiteConfig(env, { ...readers, gateway });
    return site.ok && site.site.env.DEV_TOOLS;
  };
  expect(devToolsOf({}, true)).toBe('on');
  expect(devToolsOf({ HOST: '0.0.0.0' }, false)).toBe('off');
  expect(devToolsOf({ DEV_TOOLS: 'on' }, true)).toBe('on');
});

test('the folder of worlds may be missing where the gateway has no developer tools', () => {
  const isOk = (env: Record<string, string>) =>
    readSiteConfig({ WORLDS_DIR: '/no/such/folder', ...env }, { gateway, mockApi }).ok;
  expect(isOk({})).toBe(false);
  expect(isOk({ TRUSTED_PROXIES: '10.0.0.1' })).toBe(true);
});

test('a mock API that others can reach is announced with a warning', () => {
  const linesOf = (host: string) => {
    const mockApi = { host, port: 8081 };
    return sourceLines({ gateway: { host: '127.0.0.1', port: 8080 }, mockApi, env: {} }).join('\n');
  };
  expect(linesOf('127.0.0.1')).not.toContain('Warning');
  expect(linesOf('0.0.0.0')).toContain(
    'Warning: MOCK_HOST=0.0.0.0 lets others use the mock API, which has none of the gateway’s limits.',
  );
});

test('with UPSTREAM_URL the mock API is not started', () => {
  const site = readSiteConfig({ UPSTREAM_URL: 'https://api.example.com' }, readers);
  expect(site.ok && site.site.mockApi).toBeUndefined();
  expect(site.ok && site.site.env.UPSTREAM_URL).toBe('https://api.example.com');
});

test('beside another upstream the mock API is started for its operations, unless it runs elsewhere', () => {
  const mock = { operations: new Set(['getWallet']), fallback: true };
  const mixed: typeof readers = {
    ...readers,
    gateway: () => ({ ok: true, config: { host: '127.0.0.1', port: 8080, mock } }),
  };
  const UPSTREAM_URL = 'https://api.example.com';
  const site = readSiteConfig({ UPSTREAM_URL }, mixed);
  if (!site.ok) throw new Error(site.errors.join());
  expect(site.site.mockApi?.port).toBe(8081);
  expect(site.site.env.MOCK_URL).toBe('http://127.0.0.1:8081');
  expect(sourceLines(site.site)).toEqual([
    '  with the upstream at https://api.example.com',
    '  and the mock API at http://127.0.0.1:8081 for getWallet, and for what the upstream answers with 404 or 501',
  ]);
  const elsewhere = readSiteConfig({ UPSTREAM_URL, MOCK_URL: 'http://mock:8081' }, mixed);
  expect(elsewhere.ok && elsewhere.site.mockApi).toBeUndefined();
});

test('errors of gateway and mock API are reported together, a shared one once', () => {
  const site = readSiteConfig(
    { UPSTREAM_URL: 'wrong', LOG_LEVEL: 'wrong', MOCK_WORLD: 'wrong' },
    {
      gateway: reader(8080, 'UPSTREAM_URL', 'LOG_LEVEL'),
      mockApi: reader(8081, 'LOG_LEVEL', 'MOCK_WORLD'),
    },
  );
  expect(site).toEqual({
    ok: false,
    errors: ['UPSTREAM_URL is wrong.', 'LOG_LEVEL is wrong.', 'MOCK_WORLD is wrong.'],
  });
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
  const verifier = { kind: 'secret-file', dataDir: '/nowhere', mayCreate: false } as const;
  const site = readSiteConfig(
    { UPSTREAM_URL: 'https://api.example.com' },
    {
      ...readers,
      gateway: () => ({ ok: true, config: { host: '127.0.0.1', port: 80, verifier } }),
    },
  );
  expect(!site.ok && site.errors).toEqual([expect.stringMatching(/^JWT_SECRET, .* must be set/)]);
});
