import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../site/ports.ts';
import { productionPrograms } from '../site/site.ts';
import { waitUntilHealthy } from '../site/wait-until-healthy.ts';
import { Part } from '../soak/cluster/part.ts';

export interface FuzzSite {
  port: number;
  gateway: Part;
  api: Part;
  stop: () => Promise<void>;
}

/** The instant is fixed, so that every run has the same matches. */
export const WORLD_AT = '2026-11-28T15:20:00Z';
const START_TIMEOUT_MS = 120_000;

/** Starts a gateway and a bundled API, as a public site would run them. */
export async function startFuzzSite(signal: AbortSignal): Promise<FuzzSite> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-fuzz-'));
  const [port = 0, apiPort = 0] = await freePorts(2);
  const env = {
    ...process.env,
    PORT: String(port),
    MOCK_PORT: String(apiPort),
    UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
    JWT_SECRET: 'a secret that both processes share',
    DATA_DIR: folder,
    MOCK_WORLD: 'small',
    MOCK_NOW: WORLD_AT,
    DEV_TOOLS: 'off',
    LOG_LEVEL: 'error',
    // Lets each case be another client: calls with a body are limited by address.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const start = (name: string, args: string[]) =>
    new Part({ name, program: process.execPath, args, env });
  const api = start('API', productionPrograms.mockApi);
  const gateway = start('gateway', productionPrograms.gateway);
  const stop = async () => {
    await Promise.all([gateway.end('SIGTERM'), api.end('SIGTERM')]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ready = `http://127.0.0.1:${port}/readyz`;
    await waitUntilHealthy('the site', ready, signal, START_TIMEOUT_MS);
    return { port, gateway, api, stop };
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${gateway.outputTail}\n${api.outputTail}`);
  }
}
