import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import type { Child } from './child-process.ts';

export interface RestartPolicy {
  /** Before the first restart; doubled before each further one. */
  firstPauseMs: number;
  maxPauseMs: number;
}

interface KeepRunningOptions {
  /** Without one, an exit is final. */
  policy: RestartPolicy | undefined;
  start: () => Child;
  /** Whether an exit at this moment leads to a restart. */
  isRestarted: () => boolean;
  /** Aborted before the child is killed for good. */
  over: AbortSignal;
  print: Print;
}

export const RESTARTS: RestartPolicy = { firstPauseMs: 200, maxPauseMs: 30_000 };

/** After it a child is well: the next pause is the first one again. */
const WELL_AFTER_MS = 60_000;

/** A child that is started again whenever it exits. `exited` resolves when it is not restarted any more. */
export function keepRunning({
  policy,
  start,
  isRestarted,
  over,
  print,
}: KeepRunningOptions): Child {
  let child = start();

  async function runUntilOver(): Promise<string> {
    let pauseMs = 0;
    for (;;) {
      const startedAt = performance.now();
      const exit = await child.exited;
      if (over.aborted || !policy || !isRestarted()) return exit;
      const wasWell = performance.now() - startedAt > WELL_AFTER_MS;
      const { firstPauseMs, maxPauseMs } = policy;
      pauseMs = wasWell ? firstPauseMs : Math.min(Math.max(pauseMs * 2, firstPauseMs), maxPauseMs);
      print(`${exit} It starts again in ${pauseMs / 1000} s.\n`);
      await sleep(pauseMs, undefined, { signal: over }).catch(() => {});
      if (over.aborted) return exit;
      child = start();
    }
  }

  return {
    name: child.name,
    exited: runUntilOver(),
    kill: (signal) => child.kill(signal),
    outputTail: () => child.outputTail(),
  };
}
