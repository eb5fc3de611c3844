interface Running {
  readonly endsAt: number;
  readonly onTimeout: () => void;
}

/**
 * One timer for many timeouts of the same length, which expire in the order in which they started. One timer for each
 * cost more than most of a call.
 */
export class SharedDeadline {
  readonly #ms: number;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Calls back when the time is up, unless the returned function cancels it first. */
  start(onTimeout: () => void): () => void {
    const running = { endsAt: performance.now() + this.#ms, onTimeout };
    this.#running.add(running);
    this.#timer ??= setTimeout(this.#expire, this.#ms);
    return () => void this.#running.delete(running);
  }

  #expire = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (const running of this.#running) {
      if (running.endsAt > now) {
        this.#timer = setTimeout(this.#expire, running.endsAt - now);
        return;
      }
      this.#running.delete(running);
      running.onTimeout();
    }
  };
}
