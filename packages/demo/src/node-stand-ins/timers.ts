/** `node:timers/promises` in the worker's bundle. */
interface SleepOptions {
  readonly signal?: AbortSignal;
}

const sleep = (ms = 0, value?: unknown, { signal }: SleepOptions = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = self.setTimeout(() => resolve(value), ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

export { sleep as setTimeout };

export const setImmediate = () => sleep();
