import { setTimeout as sleep } from 'node:timers/promises';

export interface LivePollOptions {
  readonly intervalMs: number;
  readonly once: (signal: AbortSignal) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly random?: () => number;
}

export interface LivePoll {
  readonly first: Promise<void>;
  /** Does it now, or as soon as what is being done is done. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const LONGEST_MS = 30_000;
const JITTER = 0.1;

/** Does a thing again and again until it is stopped, less often while it fails. The first time is awaited. */
export function livePoll(options: LivePollOptions): LivePoll {
  const { intervalMs, once, onFailure, random = Math.random } = options;
  const over = new AbortController();
  const { signal } = over;
  let pause = new AbortController();
  let failures = 0;

  async function rest(): Promise<void> {
    const ms = Math.min(intervalMs * 2 ** failures, LONGEST_MS) * (1 + JITTER * random());
    await sleep(ms, undefined, { signal: pause.signal, ref: false }).catch(() => {});
    pause = new AbortController();
  }

  async function again(): Promise<void> {
    for (;;) {
      await rest();
      if (signal.aborted) return;
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
  first.then(again, () => {});
  const wake = () => pause.abort();
  return {
    first,
    wake,
    stop: () => {
      over.abort();
      wake();
    },
  };
}
