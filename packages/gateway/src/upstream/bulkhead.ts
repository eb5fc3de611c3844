import type { OperationId } from '@touchline/types/contract';
import type { Upstream } from '../api/call.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';

export interface BulkheadLimits {
  /** Concurrent upstream calls of one operation. */
  readonly active: number;
  /** Calls of one operation that may wait for a slot. */
  readonly waiting: number;
  readonly queueTimeoutMs: number;
}

const DEFAULT_LIMITS: BulkheadLimits = { active: 32, waiting: 256, queueTimeoutMs: 3000 };

const busy = () =>
  new GatewayProblem(503, 'Too many requests wait for this endpoint; try again in a moment.', {
    headers: { 'retry-after': '1' },
  });

interface Waiter {
  readonly admit: () => void;
}

/** A semaphore with a bounded FIFO queue. */
class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #queue = new Set<Waiter>();
  #active = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  async acquire(signal: AbortSignal): Promise<void> {
    const { active, waiting, queueTimeoutMs } = this.#limits;
    if (this.#active >= active && this.#queue.size >= waiting) throw busy();
    signal.throwIfAborted();
    if (this.#active < active) {
      this.#active += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => fail(busy()), queueTimeoutMs);
      const onAbort = () => fail(signal.reason);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        this.#queue.delete(waiter);
      };
      const fail = (reason: Error) => {
        settle();
        reject(reason);
      };
      const waiter: Waiter = {
        admit: () => {
          settle();
          resolve();
        },
      };
      this.#queue.add(waiter);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Passes the slot to the next waiter, if there is one. */
  release(): void {
    const [next] = this.#queue;
    if (next === undefined) {
      this.#active -= 1;
      return;
    }
    next.admit();
  }
}

/** Limits the concurrent calls per operation, so that a slow operation cannot take all connections. */
export function withBulkhead(next: Upstream, limits: BulkheadLimits = DEFAULT_LIMITS): Upstream {
  const bulkheads = new Map<OperationId, Bulkhead>();

  function bulkheadOf(id: OperationId): Bulkhead {
    const bulkhead = bulkheads.get(id) ?? new Bulkhead(limits);
    bulkheads.set(id, bulkhead);
    return bulkhead;
  }

  return async (call) => {
    const bulkhead = bulkheadOf(call.operation.id);
    await bulkhead.acquire(call.signal);
    try {
      return await next(call);
    } finally {
      bulkhead.release();
    }
  };
}
