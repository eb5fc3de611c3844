import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Shared } from './redis-link.ts';

export interface Counted {
  readonly current: number;
  /** For how long it still counts, in milliseconds. */
  readonly ttl: number;
}

const MOST_COUNTERS = 50_000;

/** Counts within windows of time: here, and where there is Redis together with the other replicas. */
export class Counts {
  readonly #shared: Shared | undefined;
  readonly #clock: () => number;
  readonly #own = new LRUCache<string, { current: number; readonly endsAt: number }>({
    max: MOST_COUNTERS,
  });

  constructor(shared: Shared | undefined, clock: () => number) {
    this.#shared = shared;
    this.#clock = clock;
  }

  async add(name: string, windowMs: number): Promise<Counted> {
    // Counted here in any case: what was counted before Redis went is not forgotten.
    const own = this.#addOwn(name, windowMs);
    return (await this.#addShared(name, windowMs)) ?? own;
  }

  #addOwn(name: string, windowMs: number): Counted {
    const now = this.#clock();
    let counter = this.#own.get(name);
    if (!counter || counter.endsAt <= now) {
      counter = { current: 0, endsAt: now + windowMs };
      this.#own.set(name, counter);
    }
    counter.current += 1;
    return { current: counter.current, ttl: counter.endsAt - now };
  }

  async #addShared(name: string, windowMs: number): Promise<Counted | undefined> {
    if (!this.#shared) return undefined;
    // A name may be an account's, and that is nobody's business there.
    const key = this.#shared.key('count', hash('sha256', name, 'base64url'));
    const answers = await this.#shared.ask((redis) =>
      redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec(),
    );
    const [, count, rest] = answers ?? [];
    if (typeof count?.[1] !== 'number' || typeof rest?.[1] !== 'number') return undefined;
    return { current: count[1], ttl: rest[1] };
  }
}

type Told = (error: Error | null, counted: Counted) => void;

/** The shape in which @fastify/rate-limit wants its store. */
export const countingStore = (counts: Counts) =>
  class CountingStore {
    incr(name: string, tell: Told, windowMs: number): void {
      counts.add(name, windowMs).then((counted) => tell(null, counted), tell as never);
    }

    child(): CountingStore {
      return this;
    }
  };
