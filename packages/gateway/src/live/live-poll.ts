import { setTimeout as sleep } from 'node:timers/promises';

export interface LivePollOptions {
  readonly intervalMs: number;
  readonly once: (signal: AbortSignal) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly random?: () => number;
}

const LONGEST_MS = 30_000;
const JITTER = 0.1;

/** Does a thing again and again until it is stopped, less often while it fails. The first time is awaited. */
export function livePoll({ intervalMs, once, onFailure, random = Math.random }: LivePollOptions) {
  const over = new AbortController();
  const { signal } = over;
  let failures = 0;

  async function again(): Promise<void> {
    while (!signal.aborted) {
      const pause = Math.min(intervalMs * 2 ** failures, LONGEST_MS);
      await sleep(pause * (1 + JITTER * random()), undefined, { signal, ref: false });
      try {
        await once(signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures = Math.min(failures + 1, 10);
        onFailure(error);
      }
    }
  }

  const first = once(signal);
  first.then(again, () => {}).catch(() => {});
  return { first, stop: () => over.abort() };
}
