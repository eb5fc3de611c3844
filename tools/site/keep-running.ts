import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import type { Child } from './child-process.ts';

export interface RestartPolicy {
  /** Restarts within a minute. */
  max: number;
  /** Before the first restart of a minute; doubled before each further one. */
  firstPauseMs: number;
}

interface KeepRunningOptions extends RestartPolicy {
  start: () => Child;
  /** Whether an exit at this moment leads to a restart. */
  isRestarted: () => boolean;
  /** Aborted before the child is killed for good. */
  over: AbortSignal;
  print: Print;
}

export const RESTARTS: RestartPolicy = { max: 5, firstPauseMs: 200 };
export const NO_RESTARTS: RestartPolicy = { max: 0, firstPauseMs: 0 };

const WINDOW_MS = 60_000;

/** A child that is started again when it exits. `exited` resolves when it is not restarted any more. */
export function keepRunning(options: KeepRunningOptions): Child {
  const { max, firstPauseMs, start, isRestarted, over, print } = options;
  let restarts: number[] = [];
  let child = start();

  /** Resolves with `false` when the child is killed for good during the pause. */
  async function pause(exit: string): Promise<boolean> {
    const ms = firstPauseMs * 2 ** restarts.length;
    print(`${exit} It starts again in ${ms / 1000} s.\n`);
    restarts.push(performance.now());
    await sleep(ms, undefined, { signal: over }).catch(() => {});
    return !over.aborted;
  }

  async function runUntilGivenUp(): Promise<string> {
    for (;;) {
      const exit = await child.exited;
      const since = performance.now() - WINDOW_MS;
      restarts = restarts.filter((at) => at > since);
      if (over.aborted || !isRestarted() || max === 0) return exit;
      if (restarts.length >= max)
        return `${exit} It has been started again ${max} times within a minute.`;
      if (!(await pause(exit))) return exit;
      child = start();
    }
  }

  return {
    name: child.name,
    exited: runUntilGivenUp(),
    kill: (signal) => child.kill(signal),
    outputTail: () => child.outputTail(),
  };
}
