import { retryLater } from '@touchline/api-core/gateway-problem';
import { SharedDeadline, Timed } from './shared-deadline.ts';

export interface BulkheadLimits {
  /** Concurrent upstream calls of one group. */
  readonly active: number;
  /** Calls of one group that may wait for a slot. */
  readonly waiting: number;
  readonly queueTimeoutMs: number;
}

export const DEFAULT_LIMITS: BulkheadLimits = { active: 32, waiting: 256, queueTimeoutMs: 3000 };

export const busy = () =>
  retryLater(503, 'Too many requests wait for this endpoint; try again in a moment.', 1);

/** What may wait in a queue of a bulkhead. */
export abstract class Queued extends Timed {
  /** It has a slot, and is no longer in the queue. */
  abstract admit(): void;
}

/** A semaphore with a bounded number of calls that wait for it. */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #deadline: SharedDeadline;
  readonly #waiting = new Set<Queued>();
  #active = 0;

  constructor(limits: BulkheadLimits, deadline: SharedDeadline) {
    this.#limits = limits;
    this.#deadline = deadline;
  }

  get isIdle(): boolean {
    return this.#active === 0;
  }

  get hasRoom(): boolean {
    return this.#active < this.#limits.active;
  }

  /** Whether the call has a slot; otherwise it has to wait. */
  enter(): boolean {
    if (!this.hasRoom) return false;
    this.#active += 1;
    return true;
  }

  /** Throws if too many calls wait. */
  wait(queued: Queued): void {
    if (this.#waiting.size >= this.#limits.waiting) throw busy();
    this.#waiting.add(queued);
    this.#deadline.start(queued);
  }

  /** Takes a call out of the queue. */
  leave(queued: Queued): void {
    this.#waiting.delete(queued);
    this.#deadline.cancel(queued);
  }

  /** Passes the slot to the first that waits, if any does. */
  release(): void {
    const [first] = this.#waiting;
    if (first) {
      this.leave(first);
      first.admit();
    } else this.#active -= 1;
  }
}

/** Limits the concurrent calls of each group, such as an operation, so that a slow one cannot take all connections. */
export function createBulkheads(
  limits: BulkheadLimits = DEFAULT_LIMITS,
): (group: string) => Bulkhead {
  const bulkheads = new Map<string, Bulkhead>();
  const deadline = new SharedDeadline(limits.queueTimeoutMs);
  return (group) => {
    const bulkhead = bulkheads.get(group) ?? new Bulkhead(limits, deadline);
    bulkheads.set(group, bulkhead);
    return bulkhead;
  };
}
