export interface WorkQueueOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** The error for work that finds the queue full. */
  readonly full: () => Error;
}

/** Runs so much work at once, lets so much wait in turn, and refuses the rest immediately. */
export function createWorkQueue({ atOnce, maxWaiting, full }: WorkQueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw full();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes over this one's place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
