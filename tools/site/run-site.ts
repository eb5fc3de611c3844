import type { SiteConfig } from './site-config.ts';
import { type Programs, processPlans, resolveSite, waitUntilSiteReady } from './site-processes.ts';
import { type SuperviseOptions, supervise } from './supervise.ts';
import type { FolderWatcher } from './watch-folders.ts';

interface RunSiteOptions {
  /** Those of the command, which has none. */
  args?: readonly string[];
  programs: Programs;
  /** Runs before anything is started; returns an error message, if any. */
  prepare: () => Promise<string | undefined>;
  announce: (site: SiteConfig) => string;
  printerOf?: SuperviseOptions['printerOf'];
  /** Watches the sources of a program, which starts again after each change. */
  watch?: (name: string) => FolderWatcher;
  restarts?: SuperviseOptions['restarts'];
}

const print = (text: string) => process.stdout.write(text);

/** Returns an error message, if any. */
async function runUntilStopped(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  { args = [], programs, prepare, announce, printerOf, watch, restarts }: RunSiteOptions,
): Promise<string | undefined> {
  if (args.length > 0)
    return `This command has no options (${args.join(' ')}): variables configure it, such as "PORT=9000 npm start". docs/configuration.md lists them.`;
  const plan = await resolveSite(env);
  if (!plan.ok) return `Touchline cannot start:\n  ${plan.errors.join('\n  ')}`;
  const error = await prepare();
  if (error) return error;
  const plans = processPlans(plan.site, programs);
  return supervise(watch ? plans.map((one) => ({ ...one, watcher: watch(one.name) })) : plans, {
    signal,
    print,
    printerOf,
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
