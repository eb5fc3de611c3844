import type { Change } from './match-changes.ts';

/** The changes between two polls of the live list, with their SSE event id. */
export interface Entry {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** The latest entries by id, from which a reconnecting client gets the changes that it has missed. */
export class EventLog {
  readonly #maxChanges: number;
  #entries: readonly Entry[];
  #size = 0;

  /** `startId` is the id of the state before the first entry. */
  constructor(maxChanges: number, startId: string) {
    this.#maxChanges = maxChanges;
    this.#entries = [{ id: startId, changes: [] }];
  }

  get lastId(): string {
    return this.#entries.at(-1)?.id as string;
  }

  add(entry: Entry): void {
    this.#entries = [...this.#entries, entry];
    this.#size += entry.changes.length;
    while (this.#size > this.#maxChanges && this.#entries.length > 1) {
      const [oldest, ...rest] = this.#entries as [Entry, ...Entry[]];
      this.#size -= oldest.changes.length;
      this.#entries = rest;
    }
  }

  /** The changes after an id; `undefined` if the log does not reach back to it. */
  since(id: string): Change[] | undefined {
    const index = this.#entries.findLastIndex((entry) => entry.id === id);
    return index < 0 ? undefined : this.#entries.slice(index + 1).flatMap(({ changes }) => changes);
  }
}
