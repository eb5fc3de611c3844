import type { OperationId } from '@touchline/types/contract';
import type { BodyError } from '@touchline/types/validation';
import { LRUCache } from 'lru-cache';

/** Where a response differs, and how; without a place, that is where the pointer leads. */
export interface Difference extends BodyError {
  /** A JSON Pointer with `*` for every index; or `status`, `content-type` or `body`. */
  readonly place?: string;
}

const LOG_INTERVAL_MS = 60_000;
const MAX_FINDINGS = 200;

const placeOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Limits what is logged and counted of the differences between the contract and what the upstream sends. */
export class DriftFindings {
  readonly #clock: () => number;
  readonly #labels = new Set<string>();
  readonly #loggedAt = new LRUCache<string, number>({ max: MAX_FINDINGS });

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Records the differences of one response. Returns those to log, each at most once a minute, in all elements of a list
   * together, and for metrics its places, of which there is a bounded number.
   */
  record(operation: OperationId, errors: readonly Difference[]) {
    const byPlace = new Map<string, BodyError>();
    for (const { place, ...error } of errors) {
      const key = place ?? placeOf(error.pointer);
      if (!byPlace.has(key)) byPlace.set(key, error);
    }
    const due = [...byPlace]
      .filter(([place]) => this.#isDue(`${operation} ${place}`))
      .map(([place, error]) => ({ place, ...error }));
    return { due, places: [...byPlace.keys()].map((place) => this.#labelOf(operation, place)) };
  }

  /** A body may have any number of places, a metric may not. */
  #labelOf(operation: OperationId, place: string): string {
    const key = `${operation} ${place}`;
    if (this.#labels.has(key)) return place;
    if (this.#labels.size >= MAX_FINDINGS) return 'other';
    this.#labels.add(key);
    return place;
  }

  #isDue(key: string): boolean {
    const now = this.#clock();
    const before = this.#loggedAt.get(key);
    if (before !== undefined && now - before < LOG_INTERVAL_MS) return false;
    this.#loggedAt.set(key, now);
    return true;
  }
}
