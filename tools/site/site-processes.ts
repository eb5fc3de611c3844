import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FILE, RECORDINGS_DIR } from '@touchline/gateway/config-variables';
import { portErrors } from './ports.ts';
import { readSiteConfig, type SiteConfig, urlOf } from './site-config.ts';
import type { ProgramPlan } from './supervise.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

export interface Programs {
  gateway: string[];
  mockApi: string[];
}

/**
 * By default V8 lets objects that are garbage already take up to 128 MB, and grows the heap rather than collect. Under 6,000 broken
 * and valid requests both programs take 748 MB without the flags, 549 with the first, 503 with both. The Dockerfile repeats them.
 */
const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

export const productionPrograms: Programs = {
  gateway: [...MEMORY_FLAGS, 'packages/gateway/src/server.js'],
  mockApi: [...MEMORY_FLAGS, 'packages/mock-api/dist/server.js'],
};

/** The world around a recording is that of the instant at which it was made. */
function withRecordedInstant(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { MOCK_RECORDING, MOCK_NOW } = env;
  const file = join(RECORDINGS_DIR, MOCK_RECORDING ?? '', RECORDING_FILE);
  // A name without a recording is an error that the gateway's configuration reports.
  if (!MOCK_RECORDING || MOCK_NOW || !existsSync(file)) return env;
  return { ...env, MOCK_NOW: JSON.parse(readFileSync(file, 'utf8')).recordedAt };
}

/** Reads the configuration and checks the ports; returns everything that prevents a start. */
export async function resolveSite(
  env: NodeJS.ProcessEnv,
): Promise<{ ok: true; site: SiteConfig } | { ok: false; errors: string[] }> {
  const read = readSiteConfig(withRecordedInstant(env));
  if (!read.ok) return read;
  const { gateway, mockApi } = read.site;
  const errors = await portErrors([
    { variable: 'PORT', ...gateway },
    ...(mockApi ? [{ variable: 'MOCK_PORT', ...mockApi }] : []),
  ]);
  return errors.length > 0 ? { ok: false, errors } : read;
}

export function processPlans({ mockApi, env }: SiteConfig, programs: Programs): ProgramPlan[] {
  const plan = (name: string, args: string[]) => ({ name, args, env });
  return [
    ...(mockApi ? [plan('mock-api', programs.mockApi)] : []),
    plan('gateway', programs.gateway),
  ];
}

/** The mock API needs no readiness check: the gateway's includes its upstream. */
export async function waitUntilSiteReady(
  { gateway, mockApi, env }: SiteConfig,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<void> {
  if (mockApi) await waitUntilHealthy('mock-api', `${urlOf(mockApi)}/healthz`, signal, timeoutMs);
  await waitUntilHealthy('gateway', `${urlOf(gateway)}/healthz`, signal, timeoutMs);
  try {
    await waitUntilHealthy('gateway', `${urlOf(gateway)}/readyz`, signal, timeoutMs);
  } catch (error) {
    const { message } = error as Error;
    if (!env.UPSTREAM_URL || !message.includes('The upstream does not respond')) throw error;
    throw new Error(
      `${message}\nUPSTREAM_URL is ${env.UPSTREAM_URL}: start that API, or correct the variable.`,
      { cause: error },
    );
  }
}
