import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../run.ts';
import { freePorts } from './ports.ts';
import { childrenOf, planSite, served, siteReady } from './site.ts';
import { urlOf } from './site-config.ts';
import { supervise } from './supervise.ts';
import { buildWeb } from './web-build.ts';

// What the person at this machine has set for a site of their own must not colour the tests.
const THEIRS =
  /^(UPSTREAM_URL|JWT_|JWKS_URL|DATABASE_URL|REDIS_URL|DATA_DIR|MOCK_|ACCESS_|REFRESH_|DEV_TOOLS|LOG_LEVEL|HOST|TRUSTED_)/;

async function testEnv(
  env: NodeJS.ProcessEnv,
  DATA_DIR: string,
  worldAt: string | undefined,
): Promise<NodeJS.ProcessEnv> {
  const [PORT, MOCK_PORT] = await freePorts(2);
  const kept = Object.entries(env).filter(([name]) => !THEIRS.test(name));
  return {
    ...Object.fromEntries(kept),
    PORT: String(PORT),
    MOCK_PORT: String(MOCK_PORT),
    DATA_DIR,
    ...(worldAt && { MOCK_NOW: worldAt }),
    DEV_TOOLS: 'on',
    LOG_LEVEL: 'warn',
    // Each browser test comes from an address of its own, or together they would log in too often.
    TRUSTED_PROXIES: '127.0.0.1',
  };
}

/** Starts the whole site on free ports, plays the suite against its address, and ends it. */
export async function withTestSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  play: (url: string) => Promise<Outcome>,
  /** When the bundled world begins, if not now. */
  worldAt?: string,
): Promise<Outcome> {
  const built = await buildWeb(() => {}, { env, signal });
  if (built.code !== 0) return built;
  const data = mkdtempSync(join(tmpdir(), 'touchline-'));
  const plan = await planSite(await testEnv(env, data, worldAt));
  if (!plan.ok) return { code: 1, output: plan.faults.join('\n') };

  const over = new AbortController();
  let log = '';
  let outcome: Outcome | undefined;
  let playing: Promise<void> | undefined;
  const fault = await supervise(childrenOf(plan.site, served), {
    signal: AbortSignal.any([signal, over.signal]),
    print: (text) => {
      log += text;
    },
    ready: (stopped) => siteReady(plan.site, stopped),
    onReady: () => {
      playing = play(urlOf(plan.site.gateway)).then((result) => {
        outcome = result;
        over.abort();
      });
    },
  });
  await playing;
  rmSync(data, { recursive: true, force: true });
  if (fault) return { code: 1, output: `${outcome?.output ?? ''}\n${fault}` };
  return outcome?.code === 0 ? outcome : { code: 1, output: `${log}\n${outcome?.output ?? ''}` };
}
