import { setTimeout as sleep } from 'node:timers/promises';
import type { Print } from '../test/steps.ts';
import { type Child, type ChildPlan, startChild } from './child-process.ts';

export interface SuperviseOptions {
  /** Aborted with the name of the signal that asks for the end. */
  signal: AbortSignal;
  print: Print;
  /** Resolves when the children answer; rejects with the sentence to show when they never do. */
  ready: (signal: AbortSignal) => Promise<void>;
  onReady: () => void;
  graceMs?: number;
}

// All is to be gone 5 s after the signal: what has not ended by then is killed.
const GRACE_MS = 4000;
// Ctrl-C reaches the whole group. A second signal at once would cut short the children's own farewell.
const HEARD_IT_ALREADY_MS = 500;

async function stopAll(children: Child[], reason: unknown, graceMs: number): Promise<void> {
  const gone = Promise.all(children.map((child) => child.ended));
  if (reason === 'SIGINT') await Promise.race([gone, sleep(HEARD_IT_ALREADY_MS)]);
  for (const child of children) child.kill('SIGTERM');
  await Promise.race([gone, sleep(graceMs)]);
  for (const child of children) child.kill('SIGKILL');
  await gone;
}

/**
 * Runs the children as one: ready together, and when one of them dies or we are told to, ended together.
 * Answers with what went wrong, or with nothing where we were told to end.
 */
export async function supervise(
  plans: ChildPlan[],
  { signal, print, ready, onReady, graceMs = GRACE_MS }: SuperviseOptions,
): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  const children = plans.map((plan) => startChild(plan, print));
  const over = new AbortController();

  const told = new Promise<undefined>((done) => {
    signal.addEventListener('abort', () => done(undefined));
  });
  const deaths = children.map(async (child) => {
    const how = await child.ended;
    const words = child.lastWords();
    return words ? `${how} Its last lines:\n${words}` : `${how} It said nothing.`;
  });
  const neverReady = ready(over.signal).then(
    () => {
      if (over.signal.aborted) return told;
      onReady();
      return told;
    },
    (error: Error) => error.message,
  );

  const fault = await Promise.race([told, ...deaths, neverReady]);
  over.abort();
  await stopAll(children, signal.reason, graceMs);
  return fault;
}
