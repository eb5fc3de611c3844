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
 * Both programs allocate much and release it at once, and by default V8 grows the heap rather than collect. So limited they
 * stay small without a limit that a large world or cache could exceed; the gateway collects less often, because each
 * collection takes time from its requests.
 */
const MOCK_API_FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=20'];

/**
 * By default objects that are garbage already take up to 128 MB before they are collected. Without pretenuring all objects begin
 * young: V8 takes objects of a burst of calls for long-lived, and then makes those of every later call among the old.
 */
const GATEWAY_FLAGS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--no-allocation-site-pretenuring',
];

/**
 * glibc keeps free memory in up to eight arenas for each core, where threads that compress and parse leave holes: a fifth
 * of the gateway. A block above the threshold is returned to the system as soon as it is freed, and by default each such block
 * raises the threshold. Node must start with both variables.
 */
export const MALLOC_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The Dockerfile repeats them. */
export const productionPrograms: Programs = {
  gateway: [...GATEWAY_FLAGS, 'packages/gateway/src/server.js'],
  mockApi: [...MOCK_API_FLAGS, 'packages/mock-api/dist/server.js'],
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
  const plan = (name: string, args: string[]) => ({ name, args, env: { ...MALLOC_ENV, ...env } });
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
