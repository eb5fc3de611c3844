export interface WorkQueueOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** The error for work that finds the queue full, or has waited too long. */
  readonly full: () => Error;
}

/**
 * Runs `atOnce` pieces of work at a time and lets `maxWaiting` more wait in turn, each for `maxWaitMs` at most; refuses
 * the rest. Work that still waits when its signal aborts is dropped.
 */
export function createWorkQueue({ atOnce, maxWaiting, maxWaitMs, full }: WorkQueueOptions) {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const start = () => {
        leave();
        resolve();
      };
      const refuse = (reason: unknown) => {
        leave();
        reject(reason);
      };
      const onAbort = () => refuse(signal?.reason);
      const timer = setTimeout(() => refuse(full()), maxWaitMs);
      signal?.addEventListener('abort', onAbort);
      waiting.add(start);
    });

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else if (waiting.size >= maxWaiting) throw full();
    else await turn(signal);
    try {
      return await work();
    } finally {
      // The next one in line runs in place of this one, so `running` stays.
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
