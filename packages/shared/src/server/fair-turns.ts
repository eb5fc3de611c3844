/**
 * Turns of the event loop for work that keeps it busy: one piece at a time, of each group in turn. Other requests are answered
 * between the pieces, and a group with much to do waits for its own.
 */
export class FairTurns {
  /** In the order in which the groups have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  /** Resolves with whether others had their turn before. */
  next(group: string): Promise<boolean> {
    return new Promise((resolve) => {
      const hasWaited = this.#isRunning;
      const run = () => resolve(hasWaited);
      const queue = this.#waiting.get(group);
      if (queue) queue.push(run);
      else this.#waiting.set(group, [run]);
      if (hasWaited) return;
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
    resolve?.();
    setImmediate(this.#run);
  };
}
