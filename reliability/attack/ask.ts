import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, exchange, type Sent } from '../soak/load/send.ts';

/** The address of the attacker; the other visitors have that of the machine. */
export const ATTACKER = '127.66.0.1';

export interface Reply extends Answer {
  readonly ms: number;
  readonly error: string;
}

/** Sends one request over a connection of its own; never rejects. */
export async function ask(
  origin: string,
  path: string,
  { timeoutMs = 10_000, ...sent }: Omit<Sent, 'path'> & { timeoutMs?: number } = {},
): Promise<Reply> {
  const begun = performance.now();
  const answer = await exchange(origin, { path, ...sent }, false, timeoutMs).catch(
    ({ name, message }: Error): Answer => ({
      status: 0,
      headers: {},
      text: '',
      error: name === 'Error' ? message : name,
    }),
  );
  return { error: '', ...answer, ms: performance.now() - begun };
}

/** '3 × 200, 1 × 503', or the errors of those without a status. */
export function tally(replies: readonly Pick<Reply, 'status' | 'error'>[]): string {
  const counts = new Map<string, number>();
  for (const { status, error } of replies) {
    const key = status ? String(status) : error;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ') || 'no answer';
}

export function quantile(replies: readonly Pick<Reply, 'ms'>[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Repeats a task for a while, with a pause after each. */
export async function repeatFor<T>(
  ms: number,
  pauseMs: number,
  task: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    results.push(await task(results.length));
    await sleep(pauseMs);
  }
  return results;
}

/** Whether the condition became true in time, and after how long. */
export async function waitFor(
  isTrue: () => boolean | Promise<boolean>,
  ms: number,
): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    if (await isTrue()) return performance.now() - begun;
    await sleep(100);
  }
  return undefined;
}

export const seconds = (ms: number | undefined): string =>
  ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;
