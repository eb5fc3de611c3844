export interface PollLoopOptions {
  /** The pause after a first failure is twice as long. */
  readonly intervalMs: number;
  /** Resolves to the pause before the next poll, in milliseconds. */
  readonly poll: (signal: AbortSignal) => Promise<number>;
  readonly onFailure: (error: unknown) => void;
}

export interface PollLoop {
  /** Settles with the first poll; the loop starts only if it succeeds. */
  readonly first: Promise<unknown>;
  readonly stop: () => void;
}

const MAX_INTERVAL_MS = 30_000;
const MAX_BACKOFF_STEPS = 10;
const JITTER = 0.1;

/** Resolves after the time, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    resolve();
  };
  const timer = setTimeout(end, ms);
  // Only Node has it: a loop keeps no process alive.
  timer.unref?.();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return promise;
}

/** Polls until it is stopped, with exponential backoff while polls fail. */
export function startPollLoop(options: PollLoopOptions): PollLoop {
  const { intervalMs, poll, onFailure } = options;
  const stopped = new AbortController();
  const { signal } = stopped;

  async function run(firstPauseMs: number): Promise<void> {
    let pauseMs = firstPauseMs;
    let failures = 0;
    for (;;) {
      await pause(pauseMs, signal);
      if (signal.aborted) return;
      try {
        pauseMs = await poll(signal);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures = Math.min(failures + 1, MAX_BACKOFF_STEPS);
        pauseMs =
          Math.min(intervalMs * 2 ** failures, MAX_INTERVAL_MS) * (1 + JITTER * Math.random());
        onFailure(error);
      }
    }
  }

  const first = poll(signal);
  first.then(run, () => {});
  return { first, stop: () => stopped.abort() };
}
