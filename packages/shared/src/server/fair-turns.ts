/**
 * Turns of the event loop for work that keeps it busy: one piece at a time, of each group in turn. Other requests are answered
 * between the pieces, and a group with much to do waits for its own.
 */
export class FairTurns {
  readonly #maxWaiting: number;
  readonly #rests: boolean;
  /** In the order in which the groups have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  /** More pieces of a group than `maxWaiting` are refused. With `rests`, half of the time is for everything else. */
  constructor({ maxWaiting = Number.POSITIVE_INFINITY, rests = false } = {}) {
    this.#maxWaiting = maxWaiting;
    this.#rests = rests;
  }

  /** Resolves when a piece may run; rejects if too many of its group wait. */
  next(group: string): Promise<void> {
    const count = this.#waiting.get(group)?.length ?? 0;
    if (count >= this.#maxWaiting)
      return Promise.reject(new Error(`${count} pieces of ${group} wait for their turn.`));
    return this.#wait(group, 'push');
  }

  /** The same for a further piece of work that has begun, which comes before work of its group that has not. */
  goOn(group: string): Promise<void> {
    return this.#wait(group, 'unshift');
  }

  /** True while a piece of the group waits. */
  isWaiting(group: string): boolean {
    return this.#waiting.has(group);
  }

  #wait(group: string, add: 'push' | 'unshift'): Promise<void> {
    const queue = this.#waiting.get(group) ?? [];
    return new Promise((resolve) => {
      queue[add](resolve);
      this.#waiting.set(group, queue);
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(this.#run);
    });
  }

  #run = (): void => {
    const [first] = this.#waiting;
    if (!first) {
      this.#isRunning = false;
      return;
    }
    const [group, queue] = first;
    this.#waiting.delete(group);
    const resolve = queue.shift();
    if (queue.length > 0) this.#waiting.set(group, queue);
    const startedAt = performance.now();
    resolve?.();
    setImmediate(() => {
      if (this.#rests) setTimeout(this.#run, performance.now() - startedAt);
      else this.#run();
    });
  };
}
