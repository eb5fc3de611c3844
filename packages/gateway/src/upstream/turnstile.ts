interface Waiting {
  readonly admit: () => void;
}

/** Lets so many in at once, in order; whoever stops waiting loses the place. */
export class Turnstile {
  readonly #places: number;
  readonly #room: number;
  readonly #queue = new Set<Waiting>();
  #inside = 0;

  constructor(places: number, room: number) {
    this.#places = places;
    this.#room = room;
  }

  get isFull(): boolean {
    return this.#inside >= this.#places && this.#queue.size >= this.#room;
  }

  async enter(signal: AbortSignal, patienceMs: number, tooLong: () => Error): Promise<void> {
    signal.throwIfAborted();
    if (this.#inside < this.#places) {
      this.#inside += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => giveUp(tooLong()), patienceMs);
      const leave = () => giveUp(signal.reason);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.#queue.delete(waiting);
      };
      const giveUp = (reason: Error) => {
        settle();
        reject(reason);
      };
      const waiting: Waiting = {
        admit: () => {
          settle();
          resolve();
        },
      };
      this.#queue.add(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The place goes to the next in line, if anybody waits. */
  leave(): void {
    const [next] = this.#queue;
    if (next === undefined) {
      this.#inside -= 1;
      return;
    }
    next.admit();
  }
}
