interface Running {
  readonly endsAt: number;
  readonly onOver: () => void;
}

/**
 * The same time for everybody, so that who begins first is over first: one timer is enough for all of them, where
 * one for each cost more than most of a call.
 */
export class Deadline {
  readonly #ms: number;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Calls back when the time is up, unless what is returned is called before. */
  begin(onOver: () => void): () => void {
    const running = { endsAt: performance.now() + this.#ms, onOver };
    this.#running.add(running);
    this.#timer ??= setTimeout(this.#look, this.#ms);
    return () => void this.#running.delete(running);
  }

  #look = (): void => {
    this.#timer = undefined;
    const now = performance.now();
    for (const running of this.#running) {
      if (running.endsAt > now) {
        this.#timer = setTimeout(this.#look, running.endsAt - now);
        return;
      }
      this.#running.delete(running);
      running.onOver();
    }
  };
}
