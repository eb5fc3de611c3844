/** What may run out of time. Only the deadline writes `slot` and `endsAt`. */
export abstract class Timed {
  /** Its place while it runs, and else -1. */
  slot = -1;
  endsAt = 0;

  abstract onTimeout(): void;
}

/**
 * One timer for many timeouts of the same length: one timer for each cost more than most of a call. They are in an array, of
 * which the last takes the place of one that leaves, and which never becomes shorter. In a Map that short-lived objects
 * pass through, and in an array that shrinks and grows again, a part that V8 has put aside still refers to them. Once such a
 * part has become old, all that it holds stays until the next full collection.
 */
export class SharedDeadline {
  readonly #ms: number;
  readonly #running: (Timed | undefined)[] = [];
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  start(timed: Timed): void {
    timed.endsAt = performance.now() + this.#ms;
    timed.slot = this.#count;
    this.#running[this.#count] = timed;
    this.#count += 1;
    this.#timer ??= setTimeout(this.#expire, this.#ms);
  }

  cancel(timed: Timed): void {
    if (timed.slot < 0) return;
    this.#count -= 1;
    const last = this.#running[this.#count] as Timed;
    last.slot = timed.slot;
    this.#running[timed.slot] = last;
    this.#running[this.#count] = undefined;
    timed.slot = -1;
  }

  #expire = (): void => {
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    const expired: Timed[] = [];
    for (let slot = 0; slot < this.#count; slot += 1) {
      const timed = this.#running[slot] as Timed;
      if (timed.endsAt <= now) expired.push(timed);
      else next = Math.min(next, timed.endsAt);
    }
    // In the order in which they started, which their places do not have.
    for (const timed of expired.sort((a, b) => a.endsAt - b.endsAt)) {
      // The timeout of one may have ended another.
      if (timed.slot < 0) continue;
      this.cancel(timed);
      timed.onTimeout();
    }
    // A timeout may have started another; those that ran before end sooner.
    const isRunning = this.#count > 0;
    this.#timer = isRunning ? setTimeout(this.#expire, Math.min(next - now, this.#ms)) : undefined;
  };
}
