import type { OperationId } from '@touchline/types/contract';
import type { BodyError } from '@touchline/types/validation';
import { LRUCache } from 'lru-cache';

/** Where a response differs, and how; without a place, that is where the pointer leads. */
export interface Difference extends BodyError {
  readonly place?: string;
}

/** One difference between the contract and what the upstream sends, in all elements of a list together. */
export interface DriftFinding {
  readonly operation: OperationId;
  /** A JSON Pointer with `*` for every index; or `status`, `content-type` or `body`. */
  readonly place: string;
  /** The first place in the last response. */
  readonly pointer: string;
  readonly message: string;
  /** Responses with this difference. */
  readonly responses: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

interface Recorded extends DriftFinding {
  readonly loggedAt: number;
}

const LOG_INTERVAL_MS = 60_000;
const MAX_FINDINGS = 200;

const placeOf = (pointer: string) => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The last differences, in bounded memory. */
export class DriftFindings {
  readonly #clock: () => number;
  readonly #labels = new Set<string>();
  readonly #findings = new LRUCache<string, Recorded>({ max: MAX_FINDINGS });

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Records the differences of one response. Returns those to log, each at most once a minute, and for metrics its places, of
   * which there is a bounded number.
   */
  record(operation: OperationId, errors: readonly Difference[]) {
    const byPlace = new Map<string, BodyError>();
    for (const { place, ...error } of errors) {
      const key = place ?? placeOf(error.pointer);
      if (!byPlace.has(key)) byPlace.set(key, error);
    }
    const due = [...byPlace].flatMap(([place, error]) => this.#recordOne(operation, place, error));
    return { due, places: [...byPlace.keys()].map((place) => this.#labelOf(operation, place)) };
  }

  /** Most recent first. */
  list(): DriftFinding[] {
    return [...this.#findings.values()].map(({ loggedAt: _, ...finding }) => finding);
  }

  /** A body may have any number of places, a metric may not. */
  #labelOf(operation: OperationId, place: string): string {
    const key = `${operation} ${place}`;
    if (this.#labels.has(key)) return place;
    if (this.#labels.size >= MAX_FINDINGS) return 'other';
    this.#labels.add(key);
    return place;
  }

  #recordOne(operation: OperationId, place: string, error: BodyError): DriftFinding[] {
    const key = `${operation} ${place}`;
    const now = this.#clock();
    const before = this.#findings.get(key);
    const isDue = !before || now - before.loggedAt >= LOG_INTERVAL_MS;
    const finding: DriftFinding = {
      operation,
      place,
      ...error,
      responses: (before?.responses ?? 0) + 1,
      firstAt: before?.firstAt ?? now,
      lastAt: now,
    };
    this.#findings.set(key, { ...finding, loggedAt: isDue ? now : before.loggedAt });
    return isDue ? [finding] : [];
  }
}
