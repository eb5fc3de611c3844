import { readConfig as readGateway } from '@touchline/gateway/config';
import { readConfig as readMockApi } from '@touchline/mock-api/config';
import type { ChildPlan } from './child-process.ts';
import { portFaults } from './ports.ts';
import { readSite, type Site, urlOf } from './site-config.ts';
import { untilOk } from './wait-until-healthy.ts';

export interface Programs {
  gateway: string[];
  mockApi: string[];
}

/**
 * The bundled API asks for much and lets go of it at once. V8 would rather grow than collect; told so it
 * stays small, and no limit stands that a world could run into. The Dockerfile has the same words.
 */
const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

export const served: Programs = {
  gateway: ['packages/gateway/src/server.ts'],
  mockApi: [...frugal, 'packages/mock-api/src/server.js'],
};

/** The site that this environment describes, or everything that keeps it from starting. */
export async function planSite(
  env: NodeJS.ProcessEnv,
): Promise<{ ok: true; site: Site } | { ok: false; faults: string[] }> {
  const read = readSite(env, { gateway: readGateway, mockApi: readMockApi });
  if (!read.ok) return read;
  const { gateway, mockApi } = read.site;
  const faults = await portFaults([
    { variable: 'PORT', ...gateway },
    ...(mockApi ? [{ variable: 'MOCK_PORT', ...mockApi }] : []),
  ]);
  return faults.length > 0 ? { ok: false, faults } : read;
}

export function childrenOf({ mockApi, env }: Site, programs: Programs): ChildPlan[] {
  const gateway = { name: 'gateway', args: programs.gateway, env };
  return mockApi ? [{ name: 'mock-api', args: programs.mockApi, env }, gateway] : [gateway];
}

/** The gateway is ready when its upstream answers, so the bundled API is asked only whether it lives. */
export async function siteReady({ gateway, mockApi }: Site, signal: AbortSignal): Promise<void> {
  if (mockApi) await untilOk('mock-api', `${urlOf(mockApi)}/healthz`, signal);
  await untilOk('gateway', `${urlOf(gateway)}/healthz`, signal);
  await untilOk('gateway', `${urlOf(gateway)}/readyz`, signal);
}
