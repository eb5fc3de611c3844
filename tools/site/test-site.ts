import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../run-command.ts';
import { freePorts } from './ports.ts';
import { productionPrograms, sitePrograms, waitUntilSiteReady } from './run-site.ts';
import { buildSite } from './site-build.ts';
import { supervise } from './supervise.ts';

// Variables that a developer has set for their own site must not influence the tests.
const SITE_VARIABLES =
  /^(UPSTREAM_URL|JWT_|JWKS_URL|DATABASE_URL|REDIS_URL|DATA_DIR|MOCK_|ACCESS_|REFRESH_|DEV_TOOLS|LOG_LEVEL|HOST|TRUSTED_)/;

/** The world of the mock API; by default the standard one at the real time. */
export interface TestWorld {
  readonly at?: string | undefined;
  readonly name?: 'history';
}

async function testEnv(
  env: NodeJS.ProcessEnv,
  DATA_DIR: string,
  { at, name }: TestWorld,
): Promise<NodeJS.ProcessEnv> {
  const [PORT, MOCK_PORT] = await freePorts(2);
  const others = Object.entries(env).filter(([name]) => !SITE_VARIABLES.test(name));
  return {
    ...Object.fromEntries(others),
    PORT: String(PORT),
    MOCK_PORT: String(MOCK_PORT),
    DATA_DIR,
    ...(at && { MOCK_NOW: at }),
    ...(name && { MOCK_WORLD: name }),
    DEV_TOOLS: 'on',
    LOG_LEVEL: 'warn',
    // On a busy machine a page takes longer than the default, after which it is sent without its data.
    PAGE_BUDGET_MS: '15000',
    // Lets each browser test send its own X-Forwarded-For: logins are rate-limited by address.
    TRUSTED_PROXIES: '127.0.0.1',
  };
}

/** Starts the whole site on free ports, runs the tests against its address, and stops it. */
export async function withTestSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  runTests: (url: string) => Promise<Outcome>,
  world: TestWorld = {},
): Promise<Outcome> {
  const built = await buildSite(() => {}, { env, signal });
  if (built.code !== 0) return built;
  const data = mkdtempSync(join(tmpdir(), 'touchline-'));
  const siteEnv = await testEnv(env, data, world);
  const url = `http://127.0.0.1:${siteEnv.PORT}`;

  const finished = new AbortController();
  let log = '';
  let outcome: Outcome | undefined;
  let running: Promise<void> | undefined;
  const error = await supervise(sitePrograms(siteEnv, productionPrograms), {
    signal: AbortSignal.any([signal, finished.signal]),
    print: (text) => {
      log += text;
    },
    ready: (stopped) => waitUntilSiteReady(url, siteEnv, stopped),
    onReady: () => {
      running = runTests(url)
        .catch(({ message }: Error) => ({ code: 1, output: message }))
        .then((result) => {
          outcome = result;
          finished.abort();
        });
    },
  });
  await running;
  rmSync(data, { recursive: true, force: true });
  if (error) return { code: 1, output: `${outcome?.output ?? ''}\n${error}` };
  return outcome?.code === 0 ? outcome : { code: 1, output: `${log}\n${outcome?.output ?? ''}` };
}
