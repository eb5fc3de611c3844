import { retryLater } from '@touchline/api-core/gateway-problem';
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
  retryLater(503, 'Too many requests wait for this endpoint; try again in a moment.', 1);

/** What may wait in a queue of a bulkhead. Only the bulkhead writes the fields. */
export abstract class Queued extends Timed {
  network = '';
  previous: Queued | undefined = undefined;
  next: Queued | undefined = undefined;

  /** It has a slot, and is no longer in the queue. */
  abstract admit(): void;
}

/**
 * The calls of one network, in the order in which they came: a list whose members have no neighbours once they have left. A
 * Set would keep them alive, as a Map would in `SharedDeadline`.
 */
class Queue {
  first: Queued | undefined;
  last: Queued | undefined;
  length = 0;

  add(queued: Queued): void {
    queued.previous = this.last;
    if (this.last) this.last.next = queued;
    else this.first = queued;
    this.last = queued;
    this.length += 1;
  }

  remove(queued: Queued): void {
    const { previous, next } = queued;
    if (previous) previous.next = next;
    else this.first = next;
    if (next) next.previous = previous;
    else this.last = previous;
    queued.previous = undefined;
    queued.next = undefined;
    this.length -= 1;
  }
}

/**
 * A semaphore with a bounded number of calls that wait for it. The networks of their clients take turns, so that one with
 * many calls, such as for days far away, waits for its own.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #deadline: SharedDeadline;
  /** In the order in which the networks have their next turn. */
  readonly #queues = new Map<string, Queue>();
  #waiting = 0;
  #active = 0;

  constructor(limits: BulkheadLimits, deadline: SharedDeadline) {
    this.#limits = limits;
    this.#deadline = deadline;
  }

  /** Whether the call has a slot; otherwise it has to wait. */
  enter(): boolean {
    if (this.#active >= this.#limits.active) return false;
    this.#active += 1;
    return true;
  }

  /** Throws if too many calls wait, and none of a network with more of them can be refused in its place. */
  wait(queued: Queued, network = ''): void {
    if (this.#waiting >= this.#limits.waiting) this.#makeRoomFor(network);
    const queue = this.#queues.get(network) ?? new Queue();
    this.#queues.set(network, queue);
    queued.network = network;
    queue.add(queued);
    this.#waiting += 1;
    this.#deadline.start(queued);
  }

  /** Takes a call out of the queue. */
  leave(queued: Queued): void {
    const queue = this.#queues.get(queued.network) as Queue;
    queue.remove(queued);
    if (queue.length === 0) this.#queues.delete(queued.network);
    this.#waiting -= 1;
    this.#deadline.cancel(queued);
  }

  /** Passes the slot to the first of the network whose turn it is, if any waits. */
  release(): void {
    const [network] = this.#queues.keys();
    if (network === undefined) {
      this.#active -= 1;
      return;
    }
    const queue = this.#queues.get(network) as Queue;
    const first = queue.first as Queued;
    if (this.#queues.size > 1) {
      this.#queues.delete(network);
      this.#queues.set(network, queue);
    }
    this.leave(first);
    first.admit();
  }

  /** Refuses the last call of the network that has most of them. */
  #makeRoomFor(network: string): void {
    let longest: Queue | undefined;
    for (const queue of this.#queues.values())
      if (queue.length > (longest?.length ?? 0)) longest = queue;
    const own = this.#queues.get(network)?.length ?? 0;
    if (!longest?.last || longest.length <= own + 1) throw busy();
    longest.last.onTimeout();
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
