import type { Change } from './conflate.ts';

/** What changed from one look at the live list to the next, under the id that a browser comes back with. */
export interface Entry {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** The last entries by id, so that whoever was away can be told what he missed. */
export class EventLog {
  readonly #most: number;
  #entries: readonly Entry[];
  #size = 0;

  /** `most` changes are kept; before the first entry lies `start`. */
  constructor(most: number, start: string) {
    this.#most = most;
    this.#entries = [{ id: start, changes: [] }];
  }

  get last(): string {
    return this.#entries.at(-1)?.id as string;
  }

  add(entry: Entry): void {
    this.#entries = [...this.#entries, entry];
    this.#size += entry.changes.length;
    while (this.#size > this.#most && this.#entries.length > 1) {
      const [oldest, ...rest] = this.#entries as [Entry, ...Entry[]];
      this.#size -= oldest.changes.length;
      this.#entries = rest;
    }
  }

  /** The changes after an entry; nothing where that is no longer known. */
  since(id: string): Change[] | undefined {
    const at = this.#entries.findLastIndex((entry) => entry.id === id);
    return at < 0 ? undefined : this.#entries.slice(at + 1).flatMap(({ changes }) => changes);
  }
}
