import { childrenOf, type Programs, planSite, siteReady } from './site.ts';
import type { Site } from './site-config.ts';
import { supervise } from './supervise.ts';

interface RunSite {
  programs: Programs;
  /** What must be done before anything is started; answers with what went wrong. */
  prepare: () => Promise<string | undefined>;
  announce: (site: Site) => string;
}

const print = (text: string) => process.stdout.write(text);

async function faultOf(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { programs, prepare, announce }: RunSite,
): Promise<string | undefined> {
  const plan = await planSite(env);
  if (!plan.ok) return `Touchline cannot start:\n  ${plan.faults.join('\n  ')}`;
  const fault = await prepare();
  if (fault || signal.aborted) return fault;
  return supervise(childrenOf(plan.site, programs), {
    signal,
    print,
    ready: (over) => siteReady(plan.site, over),
    onReady: () => print(announce(plan.site)),
  });
}

/** Runs the site in this terminal until it is told to end, and answers with the exit code. */
export async function runSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  options: RunSite,
): Promise<number> {
  const fault = await faultOf(env, signal, options);
  if (fault === undefined || signal.aborted) return 0;
  process.stderr.write(`\n${fault}\n`);
  return 1;
}
