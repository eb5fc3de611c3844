import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import { type Child, type ChildPlan, startChild } from './child-process.ts';
import { keepRunning, type RestartPolicy } from './keep-running.ts';

export interface SuperviseOptions {
  /** Aborted to stop the children. */
  signal: AbortSignal;
  print: Print;
  start?: ((plan: ChildPlan, print: Print) => Child) | undefined;
  /** Resolves when the children are ready; rejects with the message to show if they do not become so. */
  ready: (signal: AbortSignal) => Promise<void>;
  onReady: () => void;
  /** Restarts children that exit after all were ready; by default none. */
  restarts?: RestartPolicy | undefined;
  graceMs?: number;
}

// Everything must have exited 5 s after the signal: what runs on after this is killed.
const GRACE_MS = 4000;

async function stopAll(children: Child[], graceMs: number): Promise<void> {
  const allExited = Promise.all(children.map((child) => child.exited));
  // Children whose group was signalled have got a signal already, and take both for one.
  for (const child of children) child.kill('SIGTERM');
  await Promise.race([allExited, sleep(graceMs)]);
  for (const child of children) child.kill('SIGKILL');
  await allExited;
}

/**
 * Runs the children as a group: they are stopped when the signal aborts, when one exits before all are ready, and, without
 * `restarts`, when one exits at all. Returns an error message, or undefined if the signal stopped them.
 */
export async function supervise(
  plans: ChildPlan[],
  options: SuperviseOptions,
): Promise<string | undefined> {
  const { signal, print, start = startChild, ready, onReady } = options;
  const { restarts, graceMs = GRACE_MS } = options;
  if (signal.aborted) return undefined;
  const over = new AbortController();
  let wasReady = false;
  const children = plans.map((plan) =>
    keepRunning({
      policy: restarts,
      print,
      over: over.signal,
      start: () => start(plan, print),
      isRestarted: () => wasReady,
    }),
  );

  const stopped = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => {
      over.abort();
      done(undefined);
    });
  });
  const exits = children.map(async (child) => {
    const exit = await child.exited;
    const output = child.outputTail();
    return output ? `${exit} Its last output:\n${output}` : `${exit} It printed nothing.`;
  });
  const notReady = ready(over.signal).then(
    () => {
      if (over.signal.aborted) return stopped;
      wasReady = true;
      onReady();
      return stopped;
    },
    ({ message }: Error) => message,
  );

  const error = await Promise.race([stopped, ...exits, notReady]);
  over.abort();
  await stopAll(children, graceMs);
  return error;
}
