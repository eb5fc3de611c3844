import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('SYS-3 an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      host: '127.0.0.1',
      port: 8081,
      seed: 'touchline',
      size: 'standard',
      startAt: undefined,
      devTools: true,
      allowedHosts: ['127.0.0.1'],
      databaseUrl: undefined,
      dataDir: '.data',
      worldsDir: 'worlds',
      seasonsDir: 'seasons',
      jwtSecret: undefined,
      logLevel: 'info',
      accessSeconds: 900,
      refreshSeconds: 2_592_000,
      sessionSeconds: 7_776_000,
    },
  });
});

test.each(['/no/such/folder', import.meta.filename])(
  'a folder of worlds that does not exist, or is a file, is an error: %s',
  (path) => {
    expect(readConfig({ WORLDS_DIR: path })).toEqual({
      ok: false,
      errors: [`WORLDS_DIR must be a folder that exists, not '${path}'.`],
    });
  },
);

test('without dev tools, which read it, the folder of worlds may be missing', () => {
  const WORLDS_DIR = '/no/such/folder';
  expect(readConfig({ WORLDS_DIR, DEV_TOOLS: 'off' }).ok).toBe(true);
  expect(readConfig({ WORLDS_DIR, MOCK_HOST: '0.0.0.0' }).ok).toBe(true);
  expect(readConfig({ WORLDS_DIR, MOCK_HOST: '0.0.0.0', DEV_TOOLS: 'on' }).ok).toBe(false);
});

test('HOST, the address of the gateway, does not expose this API: MOCK_HOST does', () => {
  const host = (env: Record<string, string>) => {
    const read = readConfig(env);
    return read.ok && read.config.host;
  };
  expect(host({ HOST: '0.0.0.0' })).toBe('127.0.0.1');
  expect(host({ MOCK_HOST: '0.0.0.0' })).toBe('0.0.0.0');
});

test('dev tools are off where others than this machine can connect, unless DEV_TOOLS is set', () => {
  const devTools = (env: Record<string, string>) => {
    const read = readConfig(env);
    return read.ok && read.config.devTools;
  };
  expect(devTools({ MOCK_HOST: '0.0.0.0' })).toBe(false);
  expect(devTools({ HOST: '0.0.0.0' })).toBe(false);
  expect(devTools({ TRUSTED_PROXIES: '10.0.0.1', WORLDS_DIR: '/no/such/folder' })).toBe(false);
  expect(devTools({ MOCK_HOST: '0.0.0.0', DEV_TOOLS: 'on' })).toBe(true);
  expect(devTools({ DEV_TOOLS: 'off' })).toBe(false);
});

test('SYS-3 an empty text counts as not set', () => {
  expect(readConfig({ MOCK_PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toEqual(readConfig({}));
});

test('SYS-3 all errors are reported at once, each in a sentence that starts with its variable', () => {
  const read = readConfig({
    MOCK_HOST: 'a b',
    MOCK_PORT: '80810',
    MOCK_WORLD: 'huge',
    MOCK_NOW: 'tomorrow',
    DEV_TOOLS: 'true',
    DATABASE_URL: 'mysql://root:geheim@db/x',
    JWT_SECRET: 'kurz',
    LOG_LEVEL: 'loud',
    ACCESS_TOKEN_SECONDS: '15m',
    REFRESH_TOKEN_SECONDS: '0',
  });
  const errors = read.ok ? [] : read.errors;
  expect(errors).toHaveLength(10);
  expect(errors.every((error) => /^[A-Z_]+ must be .*\.$/.test(error))).toBe(true);
  expect(errors).toContain("MOCK_PORT must be a port from 0 to 65535, not '80810'.");
  expect(errors.join()).not.toMatch(/geheim|kurz/);
});

test.each([
  '2026-11-20T19:30:00Z',
  '2026-11-20T19:30+08:00',
  '2000-01-01T00:00:00Z',
  '2100-12-31T23:59:59Z',
])('SYS-3 MOCK_NOW accepts %s', (MOCK_NOW) => {
  expect(readConfig({ MOCK_NOW })).toMatchObject({ config: { startAt: Date.parse(MOCK_NOW) } });
});

test.each([
  '1999-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '1795203000',
])('SYS-3 MOCK_NOW refuses %s', (MOCK_NOW) => {
  expect(readConfig({ MOCK_NOW }).ok).toBe(false);
});
