import { shutdownSignal } from '../tools/site/shutdown-signal.ts';
import { buildSite } from '../tools/site/site-build.ts';
import { exitWithError } from '../tools/test/options.ts';

/** One thing that must hold after a trial. */
export interface Verdict {
  name: string;
  ok: boolean;
  /** The errors, a line each. */
  details: readonly string[];
}

export interface TrialContext {
  signal: AbortSignal;
  print: (line: string) => void;
}

export type Trial = (context: TrialContext) => Promise<readonly Verdict[]>;

async function isPassed(trial: Trial, { signal, print }: TrialContext): Promise<boolean> {
  const built = await buildSite(() => print('Building the site …'), { env: process.env, signal });
  if (built.code !== 0)
    throw new Error(`${built.output}\nThe site could not be built: see the output above.`);
  const verdicts = await trial({ signal, print });
  for (const { ok, name, details } of verdicts) {
    print(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) for (const detail of details) print(`    ${detail}`);
  }
  return verdicts.every(({ ok }) => ok) && !signal.aborted;
}

/** Builds the site, runs the trial, prints a line for each verdict, and exits with 1 unless all are good. */
export async function runTrial(trial: Trial): Promise<never> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const context = { signal: shutdownSignal(), print };
  process.exit((await isPassed(trial, context).catch(exitWithError)) ? 0 : 1);
}
