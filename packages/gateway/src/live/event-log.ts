import type { Change } from './conflate.ts';

export interface Logged {
  readonly number: number;
  readonly sport: string | undefined;
  readonly change: Change;
}

/** The last changes by number, so that whoever was away can be told what he missed. */
export class EventLog {
  readonly #most: number;
  #entries: Logged[] = [];
  #last = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get last(): number {
    return this.#last;
  }

  add(changes: readonly { change: Change; sport: string | undefined }[]): Logged[] {
    const added = changes.map((one) => {
      this.#last += 1;
      return { ...one, number: this.#last };
    });
    this.#entries = [...this.#entries, ...added].slice(-this.#most);
    return added;
  }

  /** What came after a number; nothing where that is no longer known. */
  since(number: number): Logged[] | undefined {
    const oldest = this.#last - this.#entries.length;
    const isKnown = number >= oldest && number <= this.#last;
    return isKnown ? this.#entries.filter((entry) => entry.number > number) : undefined;
  }
}
