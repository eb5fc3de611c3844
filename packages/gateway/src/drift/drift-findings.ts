import type { OperationId } from '@touchline/types/contract';
import type { BodyError } from '@touchline/types/validation';
import { LRUCache } from 'lru-cache';

/** One difference between the contract and what the upstream sends, in all elements of a list together. */
export interface DriftFinding {
  readonly operation: OperationId;
  /** A JSON Pointer with `*` for every index. */
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
  readonly #findings = new LRUCache<string, Recorded>({ max: MAX_FINDINGS });

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Records the errors of one response; returns the findings to log, each at most once a minute. */
  record(operation: OperationId, errors: readonly BodyError[]): DriftFinding[] {
    const byPlace = new Map<string, BodyError>();
    for (const error of errors) {
      const place = placeOf(error.pointer);
      if (!byPlace.has(place)) byPlace.set(place, error);
    }
    return [...byPlace].flatMap(([place, error]) => this.#recordOne(operation, place, error));
  }

  /** Most recent first. */
  list(): DriftFinding[] {
    return [...this.#findings.values()].map(({ loggedAt: _, ...finding }) => finding);
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
