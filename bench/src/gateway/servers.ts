import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productionPrograms } from '../../../tools/site/run-site.ts';
import type { Contestant } from '../serve.ts';

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const SECRET = 'a secret for the bench';
/** `peer`: the server that the gateway is compared with. */
export const PORTS = {
  gateway: 9201,
  peer: 9202,
  upstream: 9203,
  other: 9204,
  nginx: 9205,
} as const;
/** The port of another process of the same program. */
export const portOf = (port: number, copy: number) => port + copy * 20;
export const urlAt = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;
export const workFolder = () => mkdtemp(join(tmpdir(), 'touchline-bench-'));

/** One of the servers in this folder. */
export const smallServer = (
  name: string,
  file: string,
  port: number,
  args: string[] = [],
): Contestant => ({
  name,
  command: [process.execPath, script(file), String(port), ...args],
  url: urlAt(port),
});

/** API calls are measured without pages and assets. */
export const WITHOUT_SITE = { SITE_DIR: '/nowhere' };

/** Configured as in production: with logging and without dev tools. */
export const gateway = (
  path: string,
  env: Record<string, string> = {},
  port: number = PORTS.gateway,
): Contestant => ({
  name: 'Touchline',
  command: [process.execPath, ...productionPrograms.gateway],
  env: {
    PORT: String(port),
    UPSTREAM_URL: urlAt(PORTS.upstream).slice(0, -1),
    UPSTREAM_EXTRAS: 'all',
    JWT_SECRET: SECRET,
    DEV_TOOLS: 'off',
    LOG_LEVEL: 'info',
    STREAMS_PER_ADDRESS: '1000000',
    MISSES_PER_ADDRESS: '1000000',
    ...env,
  },
  url: urlAt(port, path),
});

export const mockApi: Contestant = {
  name: 'mock API',
  command: [process.execPath, ...productionPrograms.mockApi],
  env: {
    MOCK_PORT: String(PORTS.upstream),
    MOCK_NOW: '2026-11-21T12:00:00Z',
    LOG_LEVEL: 'silent',
    JWT_SECRET: SECRET,
  },
  url: urlAt(PORTS.upstream, '/healthz'),
};
