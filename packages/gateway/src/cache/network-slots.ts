import type { Caller } from '@touchline/api-core/call';
import {
  Bulkhead,
  type BulkheadLimits,
  busy,
  DEFAULT_LIMITS,
  Queued,
} from '../upstream/bulkhead.ts';
import { SharedDeadline } from '../upstream/shared-deadline.ts';

class Waiting extends Queued {
  readonly #bulkhead: Bulkhead;
  readonly #turn = Promise.withResolvers<void>();

  constructor(bulkhead: Bulkhead) {
    super();
    this.#bulkhead = bulkhead;
  }

  /** Resolves with a slot of the bulkhead; rejects when none is free for too long, or the client has left. */
  async wait(signal: AbortSignal): Promise<void> {
    const onAbort = () => this.#refuse(signal.reason);
    this.#bulkhead.wait(this);
    signal.addEventListener('abort', onAbort);
    try {
      await this.#turn.promise;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  admit(): void {
    this.#turn.resolve();
  }

  onTimeout(): void {
    this.#refuse(busy());
  }

  /** Leaves the queue at once: a slot that becomes free in the same moment goes to the next call. */
  #refuse(reason: unknown): void {
    this.#bulkhead.leave(this);
    this.#turn.reject(reason);
  }
}

/** The calls that each network may have at the upstream at once: slow ones of many make no other network wait. */
export class NetworkSlots {
  readonly #limits: BulkheadLimits;
  readonly #deadline = new SharedDeadline(DEFAULT_LIMITS.queueTimeoutMs);
  /** By network, for those with calls in flight. */
  readonly #bulkheads = new Map<string, Bulkhead>();

  constructor(active: number) {
    this.#limits = { ...DEFAULT_LIMITS, active };
  }

  hasRoom(network: string | undefined): boolean {
    return network === undefined || (this.#bulkheads.get(network)?.hasRoom ?? true);
  }

  /** Sends a call as soon as its network has a slot. */
  async run<T>({ network, signal }: Caller, send: () => Promise<T>): Promise<T> {
    // The gateway's own calls have none.
    if (network === undefined) return send();
    const bulkhead = this.#bulkheads.get(network) ?? new Bulkhead(this.#limits, this.#deadline);
    this.#bulkheads.set(network, bulkhead);
    if (!bulkhead.enter()) await new Waiting(bulkhead).wait(signal);
    try {
      return await send();
    } finally {
      bulkhead.release();
      if (bulkhead.isIdle) this.#bulkheads.delete(network);
    }
  }
}
