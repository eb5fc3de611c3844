import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { SharedDeadline, Timed } from './shared-deadline.ts';

export interface BulkheadLimits {
  /** Concurrent upstream calls of one group. */
  readonly active: number;
  /** Calls of one group that may wait for a slot. */
  readonly waiting: number;
  readonly queueTimeoutMs: number;
}

const DEFAULT_LIMITS: BulkheadLimits = { active: 32, waiting: 256, queueTimeoutMs: 3000 };

export const busy = () =>
  new GatewayProblem(503, 'Too many requests wait for this endpoint; try again in a moment.', {
    headers: { 'retry-after': '1' },
  });

/** What may wait in the queue of a bulkhead. Only the bulkhead writes the neighbours. */
export abstract class Queued extends Timed {
  previous: Queued | undefined = undefined;
  next: Queued | undefined = undefined;

  /** It has a slot, and is no longer in the queue. */
  abstract admit(): void;
}

/**
 * A semaphore with a bounded FIFO queue: a list whose members have no neighbours once they have left. A Set would keep them
 * alive, as a Map would in `SharedDeadline`.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #deadline: SharedDeadline;
  #first: Queued | undefined;
  #last: Queued | undefined;
  #waiting = 0;
  #active = 0;

  constructor(limits: BulkheadLimits, deadline: SharedDeadline) {
    this.#limits = limits;
    this.#deadline = deadline;
  }

  /** Whether the call has a slot; otherwise it has to wait. Throws if too many do. */
  enter(): boolean {
    const { active, waiting } = this.#limits;
    if (this.#active < active) {
      this.#active += 1;
      return true;
    }
    if (this.#waiting >= waiting) throw busy();
    return false;
  }

  wait(queued: Queued): void {
    queued.previous = this.#last;
    if (this.#last) this.#last.next = queued;
    else this.#first = queued;
    this.#last = queued;
    this.#waiting += 1;
    this.#deadline.start(queued);
  }

  /** Takes a call out of the queue. */
  leave(queued: Queued): void {
    const { previous, next } = queued;
    if (previous) previous.next = next;
    else this.#first = next;
    if (next) next.previous = previous;
    else this.#last = previous;
    queued.previous = undefined;
    queued.next = undefined;
    this.#waiting -= 1;
    this.#deadline.cancel(queued);
  }

  /** Passes the slot to the first in the queue, if there is one. */
  release(): void {
    const first = this.#first;
    if (first === undefined) {
      this.#active -= 1;
      return;
    }
    this.leave(first);
    first.admit();
  }
}

/** Limits the concurrent calls of each group, such as an operation, so that a slow one cannot take all connections. */
export function createBulkheads(
  limits: BulkheadLimits = DEFAULT_LIMITS,
): (group: string) => Bulkhead {
  const bulkheads = new Map<string, Bulkhead>();
  const deadline = new SharedDeadline(limits.queueTimeoutMs);
  return (group) => {
    let bulkhead = bulkheads.get(group);
    if (!bulkhead) {
      bulkhead = new Bulkhead(limits, deadline);
      bulkheads.set(group, bulkhead);
    }
    return bulkhead;
  };
}
