import type { Change } from './match-changes.ts';

const MAX_CHANGES = 2000;

/** The changes that led to a live list. The SSE event id is the list's. */
export interface Entry {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** The latest entries by id, from which a reconnecting client gets the changes that it has missed. */
export class EventLog {
  #entries: readonly Entry[] = [];
  #size = 0;

  get lastId(): string {
    return this.#entries.at(-1)?.id ?? '';
  }

  add(entry: Entry): void {
    this.#entries = [...this.#entries, entry];
    this.#size += entry.changes.length;
    while (this.#size > MAX_CHANGES && this.#entries.length > 1) {
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

  /** All changes that it holds. */
  changes(): Change[] {
    return this.#entries.flatMap(({ changes }) => changes);
  }
}
