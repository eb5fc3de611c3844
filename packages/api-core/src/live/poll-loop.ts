export interface PollLoopOptions {
  readonly intervalMs: number;
  readonly poll: (signal: AbortSignal) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly random?: () => number;
}

export interface PollLoop {
  /** Settles with the first poll; the loop starts only if it succeeds. */
  readonly first: Promise<void>;
  /** Polls now, or immediately after the poll in progress. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const MAX_INTERVAL_MS = 30_000;
const MAX_BACKOFF_STEPS = 10;
const JITTER = 0.1;

/** Polls at an interval until it is stopped, with exponential backoff while polls fail. */
export function startPollLoop(options: PollLoopOptions): PollLoop {
  const { intervalMs, poll, onFailure, random = Math.random } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let isWoken = false;
  let endWait = () => {};
  let failures = 0;

  async function waitForNext(): Promise<void> {
    const ms = Math.min(intervalMs * 2 ** failures, MAX_INTERVAL_MS) * (1 + JITTER * random());
    const { promise, resolve } = Promise.withResolvers<void>();
    endWait = resolve;
    const timer = setTimeout(resolve, ms);
    // Only Node has it: a loop keeps no process alive.
    timer.unref?.();
    if (isWoken) resolve();
    await promise;
    clearTimeout(timer);
    isWoken = false;
  }

  async function run(): Promise<void> {
    for (;;) {
      await waitForNext();
      if (signal.aborted) return;
      try {
        await poll(signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures = Math.min(failures + 1, MAX_BACKOFF_STEPS);
        onFailure(error);
      }
    }
  }

  const first = poll(signal);
  first.then(run, () => {});
  const wake = () => {
    isWoken = true;
    endWait();
  };
  return {
    first,
    wake,
    stop: () => {
      stopped.abort();
      wake();
    },
  };
}
