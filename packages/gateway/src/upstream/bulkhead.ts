import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { whenEnded } from './response-stream.ts';
import type { SendCall } from './send-call.ts';
import { SharedDeadline, type Timed } from './shared-deadline.ts';

export interface BulkheadLimits {
  /** Concurrent upstream calls of one group. */
  readonly active: number;
  /** Calls of one group that may wait for a slot. */
  readonly waiting: number;
  readonly queueTimeoutMs: number;
}

const DEFAULT_LIMITS: BulkheadLimits = { active: 32, waiting: 256, queueTimeoutMs: 3000 };

const busy = () =>
  new GatewayProblem(503, 'Too many requests wait for this endpoint; try again in a moment.', {
    headers: { 'retry-after': '1' },
  });

/** A call in the queue. */
class Waiter implements Timed {
  readonly #bulkhead: Bulkhead;
  readonly #signal: AbortSignal;
  readonly #resolve: () => void;
  readonly #reject: (reason: Error) => void;

  constructor(
    bulkhead: Bulkhead,
    signal: AbortSignal,
    [resolve, reject]: [resolve: () => void, reject: (reason: Error) => void],
  ) {
    this.#bulkhead = bulkhead;
    this.#signal = signal;
    this.#resolve = resolve;
    this.#reject = reject;
    signal.addEventListener('abort', this);
  }

  admit(): void {
    this.#leave();
    this.#resolve();
  }

  /** The signal aborts. */
  handleEvent(): void {
    this.#leave();
    this.#reject(this.#signal.reason as Error);
  }

  onTimeout(): void {
    this.#leave();
    this.#reject(busy());
  }

  #leave(): void {
    this.#signal.removeEventListener('abort', this);
    this.#bulkhead.leave(this);
  }
}

/** A semaphore with a bounded FIFO queue. */
class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #deadline: SharedDeadline;
  readonly #queue = new Set<Waiter>();
  #active = 0;

  constructor(limits: BulkheadLimits, deadline: SharedDeadline) {
    this.#limits = limits;
    this.#deadline = deadline;
  }

  /** A promise only if the call has to wait. */
  enter(signal: AbortSignal): Promise<void> | undefined {
    const { active, waiting } = this.#limits;
    if (this.#active >= active && this.#queue.size >= waiting) throw busy();
    signal.throwIfAborted();
    if (this.#active < active) {
      this.#active += 1;
      return undefined;
    }
    return new Promise((...settle) => {
      const waiter = new Waiter(this, signal, settle);
      this.#queue.add(waiter);
      this.#deadline.start(waiter);
    });
  }

  /** Takes a call out of the queue. */
  leave(waiter: Waiter): void {
    this.#queue.delete(waiter);
    this.#deadline.cancel(waiter);
  }

  /** Passes the slot to the next waiter, if there is one. */
  release(): void {
    const [next] = this.#queue;
    if (next === undefined) this.#active -= 1;
    else next.admit();
  }
}

/** Limits the concurrent calls of each operation, so that a slow one cannot take all connections. */
export function withBulkhead(next: SendCall, limits: BulkheadLimits = DEFAULT_LIMITS): SendCall {
  const bulkheads = new Map<string, Bulkhead>();
  const deadline = new SharedDeadline(limits.queueTimeoutMs);

  function bulkheadOf(operation: string): Bulkhead {
    let bulkhead = bulkheads.get(operation);
    if (!bulkhead) {
      bulkhead = new Bulkhead(limits, deadline);
      bulkheads.set(operation, bulkhead);
    }
    return bulkhead;
  }

  return async (call, forwarded) => {
    const bulkhead = bulkheadOf(call.operation.id);
    const waiting = bulkhead.enter(call.signal);
    if (waiting) await waiting;
    try {
      const response = await next(call, forwarded);
      whenEnded(response, () => bulkhead.release());
      return response;
    } catch (error) {
      bulkhead.release();
      throw error;
    }
  };
}
