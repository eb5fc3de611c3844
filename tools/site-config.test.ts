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
  gateway: reader(8080, 'UPSTREAM_URL', 'JWT_SECRET'),
  mockApi: reader(8081, 'JWT_SECRET'),
};

test('with nothing set the gateway is pointed at the bundled API and both share a key', () => {
  const read = readSite({}, readers);
  if (!read.ok) throw new Error(read.faults.join());
  expect(read.site.mockApi?.port).toBe(8081);
  expect(read.site.env.UPSTREAM_URL).toBe('http://127.0.0.1:8081');
  expect(read.site.env.JWT_SECRET).toMatch(/^[0-9a-f]{64}$/);
});

test('a key that is set is kept, and none is made beside a public one', () => {
  const own = readSite({ JWT_SECRET: 'mine' }, readers);
  expect(own.ok && own.site.env.JWT_SECRET).toBe('mine');
  const lax = { gateway: reader(8080), mockApi: reader(8081) };
  const publicKey = readSite({ JWT_PUBLIC_KEY: 'key' }, lax);
  expect(publicKey.ok && publicKey.site.env.JWT_SECRET).toBeUndefined();
});

test('with an upstream of its own the bundled API is not started', () => {
  const read = readSite({ UPSTREAM_URL: 'https://api.example.com' }, readers);
  expect(read.ok && read.site.mockApi).toBeUndefined();
  expect(read.ok && read.site.env.UPSTREAM_URL).toBe('https://api.example.com');
});

test('faults of both halves are told together, a shared one once', () => {
  const read = readSite(
    { UPSTREAM_URL: 'wrong', HOST: 'wrong', MOCK_WORLD: 'wrong' },
    {
      gateway: reader(8080, 'UPSTREAM_URL', 'HOST'),
      mockApi: reader(8081, 'HOST', 'MOCK_WORLD'),
    },
  );
  expect(read).toEqual({
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
