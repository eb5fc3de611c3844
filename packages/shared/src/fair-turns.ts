/** How long the pieces of one turn of the event loop may take together; the last one may take longer. */
const TURN_MS = 5;

/**
 * Turns of the event loop for work that keeps it busy, of each group in turn. Between the turns sockets are served, and a
 * group with much to do waits for its own.
 */
export class FairTurns {
  /** In the order in which the groups have their next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** When the current turn of the event loop is spent. */
  #endsAt: number | undefined;

  next(group: string): Promise<void> {
    return new Promise((resolve) => {
      const queue = this.#waiting.get(group);
      if (queue) queue.push(resolve);
      else this.#waiting.set(group, [resolve]);
      setImmediate(this.#run);
    });
  }

  /** Once for each piece. What a piece resolves is done before Node calls the next one. */
  #run = (): void => {
    const now = performance.now();
    if (this.#endsAt === undefined) {
      this.#endsAt = now + TURN_MS;
      setImmediate(this.#endTurn);
    } else if (now >= this.#endsAt) {
      setImmediate(this.#run);
      return;
    }
    const [first] = this.#waiting;
    if (!first) return;
    const [group, queue] = first;
    this.#waiting.delete(group);
    const resolve = queue.shift();
    if (queue.length > 0) this.#waiting.set(group, queue);
    resolve?.();
  };

  #endTurn = (): void => {
    this.#endsAt = undefined;
  };
}
