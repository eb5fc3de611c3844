import { once } from 'node:events';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '@touchline/shared/server/announce';
import type { Print } from '../run-command.ts';
import { root } from '../workspace.ts';
import { type Program, runNode } from './run-node.ts';
import type { FolderWatcher } from './watch-folders.ts';

export interface ProgramPlan extends Program {
  /** A program with a watcher starts again after each change of its files, and only then, once all were ready. */
  readonly watcher?: FolderWatcher | undefined;
}

export interface SuperviseOptions {
  /** Aborted to stop the programs. */
  readonly signal: AbortSignal;
  readonly print: Print;
  /** Creates the printer of a program's lines; by default they are printed as they are. */
  readonly printerOf?: ((name: string) => (line: string) => void) | undefined;
  /** Resolves when the programs are ready; rejects with the message to show if they do not become so. */
  readonly ready: (signal: AbortSignal) => Promise<void>;
  readonly onReady: () => void;
  /** A program reports that it listens. */
  readonly onStarted?: ((name: string, started: Started) => void) | undefined;
  /** For programs that end after all were ready; without it they end the others too. The pause doubles with each restart. */
  readonly restarts?: { readonly firstPauseMs: number; readonly maxPauseMs: number } | undefined;
  readonly graceMs?: number | undefined;
}

export const RESTARTS = { firstPauseMs: 1000, maxPauseMs: 30_000 };
/** After it a program is well: the next pause is the first one again. */
const WELL_AFTER_MS = 60_000;
/** A program with a fault in its configuration ends by itself, and says so beside the other one. */
const OTHERS_FAIL_MS = 10_000;

/** Runs a program until `over`, or until it ends before all are ready; again after each change of its files, or each end. */
async function keepRunning(
  plan: ProgramPlan,
  isReady: () => boolean,
  over: AbortSignal,
  options: SuperviseOptions,
): Promise<string> {
  const { restarts, print, onStarted, graceMs } = options;
  const { name, watcher } = plan;
  const printLine = options.printerOf?.(name) ?? ((line: string) => print(`${line}\n`));
  const ended = once(over, 'abort');
  await Promise.race([watcher?.ready, ended]);
  let exit = `${name} was not started.`;
  let pauseMs = 0;
  while (!over.aborted) {
    const change = new AbortController();
    const changed = watcher?.next().then((files) => {
      const names = files.map((file) => relative(root, file));
      print(`${name} restarts after a change of ${names.join(', ')}.\n`);
      change.abort();
    });
    const startedAt = performance.now();
    ({ end: exit } = await runNode(plan, {
      signal: AbortSignal.any([over, change.signal]),
      printLine,
      onStarted: (started) => onStarted?.(name, started),
      graceMs,
    }));
    if (over.aborted || change.signal.aborted) continue;
    if (!isReady() || !(changed || restarts)) break;
    if (changed) {
      print(`${exit} It starts again when a file changes.\n`);
      await Promise.race([changed, ended]);
    } else if (restarts) {
      if (performance.now() - startedAt > WELL_AFTER_MS) pauseMs = 0;
      pauseMs = Math.min(Math.max(pauseMs * 2, restarts.firstPauseMs), restarts.maxPauseMs);
      print(`${exit} It starts again in ${pauseMs / 1000} s.\n`);
      await sleep(pauseMs, undefined, { signal: over }).catch(() => {});
    }
  }
  watcher?.close();
  return exit;
}

/**
 * Runs the programs as a group: all are stopped when the signal aborts, when one ends before all are ready, and, without
 * `restarts`, when one ends at all. Returns an error message, or undefined if the signal stopped them.
 */
export async function supervise(
  plans: readonly ProgramPlan[],
  options: SuperviseOptions,
): Promise<string | undefined> {
  const { signal, ready, onReady } = options;
  if (signal.aborted) return undefined;
  const failed = new AbortController();
  const over = AbortSignal.any([signal, failed.signal]);
  const stopped = once(signal, 'abort').then(() => undefined);
  let wasReady = false;
  const started = plans.map(() => Promise.withResolvers<void>());
  const onStarted: SuperviseOptions['onStarted'] = (name, message) => {
    options.onStarted?.(name, message);
    started[plans.findIndex((plan) => plan.name === name)]?.resolve();
  };
  const runs = plans.map((plan) =>
    keepRunning(plan, () => wasReady, over, { ...options, onStarted }),
  );
  const becomesReady = ready(over).then(
    () => {
      if (over.aborted) return stopped;
      wasReady = true;
      onReady();
      return stopped;
    },
    ({ message }: Error) => message,
  );
  const exits = runs.map(async (run) => {
    const exit = await run;
    // The others too report what keeps them from starting.
    const others = runs.map((other, index) => Promise.race([other, started[index]?.promise]));
    const limit = sleep(wasReady ? 0 : OTHERS_FAIL_MS, undefined, { ref: false });
    await Promise.race([Promise.all(others), limit, stopped]);
    return `${exit} Its output, if any, is above.`;
  });
  const error = await Promise.race([stopped, ...exits, becomesReady]);
  failed.abort();
  await Promise.all(runs);
  return error;
}
