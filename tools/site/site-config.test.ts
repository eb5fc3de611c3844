import { expect, test } from 'vitest';
import { type ReadConfig, readSite, urlOf } from './site-config.ts';

const reader =
  (port: number, ...required: string[]): ReadConfig =>
  (env) => {
    const faults = required
      .filter((name) => !env[name] || env[name] === 'wrong')
      .map((name) => `${name} is ${env[name] ?? 'missing'}.`);
    return faults.length > 0
      ? { ok: false, faults }
      : { ok: true, config: { host: '127.0.0.1', port } };
  };

const readers = {
  gateway: reader(8080, 'UPSTREAM_URL'),
  mockApi: reader(8081),
};

test('with nothing set the gateway is pointed at the bundled API', () => {
  const site = readSite({}, readers);
  if (!site.ok) throw new Error(site.faults.join());
  expect(site.site.mockApi?.port).toBe(8081);
  expect(site.site.env.UPSTREAM_URL).toBe('http://127.0.0.1:8081');
});

test('with an upstream of its own the bundled API is not started', () => {
  const site = readSite({ UPSTREAM_URL: 'https://api.example.com' }, readers);
  expect(site.ok && site.site.mockApi).toBeUndefined();
  expect(site.ok && site.site.env.UPSTREAM_URL).toBe('https://api.example.com');
});

test('requests may have a world of their own with the bundled API, unless that is switched off', () => {
  const devTools = (env: Record<string, string>) => {
    const site = readSite(env, readers);
    return site.ok && site.site.env.DEV_TOOLS;
  };
  expect(devTools({})).toBe('on');
  expect(devTools({ DEV_TOOLS: 'off' })).toBe('off');
  expect(devTools({ UPSTREAM_URL: 'https://api.example.com' })).toBeUndefined();
});

test('faults of both halves are told together, a shared one once', () => {
  const site = readSite(
    { UPSTREAM_URL: 'wrong', HOST: 'wrong', MOCK_WORLD: 'wrong' },
    {
      gateway: reader(8080, 'UPSTREAM_URL', 'HOST'),
      mockApi: reader(8081, 'HOST', 'MOCK_WORLD'),
    },
  );
  expect(site).toEqual({
    ok: false,
    faults: ['UPSTREAM_URL is wrong.', 'HOST is wrong.', 'MOCK_WORLD is wrong.'],
  });
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['localhost', 'http://localhost:80'],
])('what listens on %s is called at %s', (host, url) => {
  expect(urlOf({ host, port: 80 })).toBe(url);
});
