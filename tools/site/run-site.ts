import { holdPort } from './held-port.ts';
import type { SiteConfig } from './site-config.ts';
import { type Programs, processPlans, resolveSite, waitUntilSiteReady } from './site-processes.ts';
import { type SuperviseOptions, supervise } from './supervise.ts';

interface RunSiteOptions {
  /** Those of the command, which has none. */
  args?: readonly string[];
  programs: Programs;
  /** Runs before anything is started; returns an error message, if any. */
  prepare: () => Promise<string | undefined>;
  announce: (site: SiteConfig) => string;
  start?: SuperviseOptions['start'] | undefined;
  restarts?: SuperviseOptions['restarts'];
}

const print = (text: string) => process.stdout.write(text);

/** Returns an error message, if any. */
async function runUntilStopped(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { args = [], programs, prepare, announce, start, restarts }: RunSiteOptions,
): Promise<string | undefined> {
  if (args.length > 0)
    return `This command has no options (${args.join(' ')}): variables configure it, such as "PORT=9000 npm start". docs/configuration.md lists them.`;
  const plan = await resolveSite(env);
  if (!plan.ok) return `Touchline cannot start:\n  ${plan.errors.join('\n  ')}`;
  const port = holdPort(plan.site.gateway);
  // While the gateway ends, connections must be refused, not wait for one that does not come.
  signal.addEventListener('abort', () => port?.close());
  const error = await prepare();
  if (error || signal.aborted) return error;
  return supervise(processPlans(plan.site, programs, port?.fd), {
    signal,
    print,
    start,
    restarts,
    ready: (over) => waitUntilSiteReady(plan.site, over),
    onReady: () => print(announce(plan.site)),
  });
}

/** Runs the site in this terminal until the signal aborts; returns the exit code. */
export async function runSite(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  options: RunSiteOptions,
): Promise<number> {
  const error = await runUntilStopped(env, signal, options);
  if (error === undefined || signal.aborted) return 0;
  process.stderr.write(`\n${error}\n`);
  return 1;
}
