export interface Timed {
  onTimeout(): void;
}

/**
 * One timer for many timeouts of the same length, which expire in the order in which they started. One timer for each
 * cost more than most of a call.
 */
export class SharedDeadline {
  readonly #ms: number;
  /** When each runs out. */
  readonly #running = new Map<Timed, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  start(timed: Timed): void {
    this.#running.set(timed, performance.now() + this.#ms);
    this.#timer ??= setTimeout(this.#expire, this.#ms);
  }

  cancel(timed: Timed): void {
    this.#running.delete(timed);
  }

  #expire = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (const [timed, endsAt] of this.#running) {
      if (endsAt > now) {
        this.#timer = setTimeout(this.#expire, endsAt - now);
        return;
      }
      this.#running.delete(timed);
      timed.onTimeout();
    }
  };
}
