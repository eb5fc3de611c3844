/**
 * The turns of the event loop in which pages are rendered: one piece of a page at a time, of each network in turn. Other
 * requests are answered between the pieces, and a network that asks for many pages waits for its own.
 */
export class FairTurns {
  /** In the order in which the networks have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  next(network: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(network);
      if (queue) queue.push(resolve);
      else this.#waiting.set(network, [resolve]);
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
    const [network, queue] = first;
    this.#waiting.delete(network);
    const resolve = queue.shift();
    if (queue.length > 0) this.#waiting.set(network, queue);
    resolve?.();
    setImmediate(this.#run);
  };
}
