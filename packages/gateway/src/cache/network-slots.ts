import type { Caller } from '@touchline/api-core/call';
import { Bulkhead, type BulkheadLimits, busy, Queued } from '../upstream/bulkhead.ts';
import { SharedDeadline } from '../upstream/shared-deadline.ts';

const WAITING = { waiting: 256, queueTimeoutMs: 3000 };

class Waiting extends Queued {
  readonly #turn = Promise.withResolvers<void>();

  /** Resolves with a slot of the bulkhead; rejects when none is free for too long, or the client has left. */
  async wait(bulkhead: Bulkhead, signal: AbortSignal): Promise<void> {
    const leave = () => this.#turn.reject(signal.reason);
    bulkhead.wait(this);
    signal.addEventListener('abort', leave);
    try {
      await this.#turn.promise;
    } finally {
      bulkhead.leave(this);
      signal.removeEventListener('abort', leave);
    }
  }

  admit(): void {
    this.#turn.resolve();
  }

  onTimeout(): void {
    this.#turn.reject(busy());
  }
}

/** The calls that each network may have at the upstream at once: slow ones of many make no other network wait. */
export class NetworkSlots {
  readonly #limits: BulkheadLimits;
  readonly #deadline = new SharedDeadline(WAITING.queueTimeoutMs);
  /** Of the networks that have calls. */
  readonly #bulkheads = new Map<string, Bulkhead>();

  constructor(active: number) {
    this.#limits = { ...WAITING, active };
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
    if (!bulkhead.enter()) await new Waiting().wait(bulkhead, signal);
    try {
      return await send();
    } finally {
      bulkhead.release();
      if (bulkhead.isIdle) this.#bulkheads.delete(network);
    }
  }
}
