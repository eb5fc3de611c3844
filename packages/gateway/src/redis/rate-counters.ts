import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RedisLink } from './redis-link.ts';

export interface RateCount {
  readonly current: number;
  /** Time until the window ends, in milliseconds. */
  readonly ttl: number;
}

/** What is counted; each kind has its own room in memory, so that many of one do not push out those of another. */
export type CounterKind = 'address' | 'failures' | 'known';

/** Bounds each kind. */
const MAX_COUNTERS = 50_000;

interface Counter {
  current: number;
  readonly endsAt: number;
}

// By size: with `max` the cache takes the memory of all counters at once.
const countersOfAKind = () =>
  new LRUCache<string, Counter>({ maxSize: MAX_COUNTERS, sizeCalculation: () => 1 });

/** Counts requests per time window: in memory, and with other replicas if there is a Redis. */
export class RateCounters {
  readonly #redis: RedisLink | undefined;
  readonly #clock: () => number;
  readonly #local: Readonly<Record<CounterKind, LRUCache<string, Counter>>> = {
    address: countersOfAKind(),
    failures: countersOfAKind(),
    known: countersOfAKind(),
  };

  constructor(redis: RedisLink | undefined, clock: () => number) {
    this.#redis = redis;
    this.#clock = clock;
  }

  async add(kind: CounterKind, name: string, windowMs: number): Promise<RateCount> {
    // Always counted in memory too, so that the limit still holds when Redis becomes unavailable.
    const local = this.#addLocally(kind, name, windowMs);
    return (await this.#addInRedis(`${kind} ${name}`, windowMs)) ?? local;
  }

  /** Takes one use back that has been counted. */
  async takeBack(kind: CounterKind, name: string, windowMs: number): Promise<void> {
    const counters = this.#local[kind];
    const counter = counters.get(name);
    if (counter) counter.current -= 1;
    // An empty counter would only take the room of another.
    if (counter?.current === 0) counters.delete(name);
    const key = this.#keyOf(`${kind} ${name}`);
    // With `set`, as a counter without an end would remain if its window has ended meanwhile.
    await this.#redis?.send((redis) =>
      redis.multi().set(key, 0, 'PX', windowMs, 'NX').decr(key).exec(),
    );
  }

  /** Whether a use has been counted in the window that has not ended. */
  async has(kind: CounterKind, name: string): Promise<boolean> {
    const counter = this.#local[kind].get(name);
    if (counter && counter.endsAt > this.#clock()) return true;
    return !!(await this.#redis?.send((redis) => redis.get(this.#keyOf(`${kind} ${name}`))));
  }

  /** Hashed: a name may contain an e-mail address. */
  #keyOf(name: string): string {
    return this.#redis?.key('count', hash('sha256', name, 'base64url')) ?? '';
  }

  #addLocally(kind: CounterKind, name: string, windowMs: number): RateCount {
    const now = this.#clock();
    const counters = this.#local[kind];
    let counter = counters.get(name);
    if (!counter || counter.endsAt <= now) {
      counter = { current: 0, endsAt: now + windowMs };
      counters.set(name, counter);
    }
    counter.current += 1;
    return { current: counter.current, ttl: counter.endsAt - now };
  }

  async #addInRedis(name: string, windowMs: number): Promise<RateCount | undefined> {
    if (!this.#redis) return undefined;
    const key = this.#keyOf(name);
    const replies = await this.#redis.send((redis) =>
      redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec(),
    );
    const [, count, ttl] = replies ?? [];
    if (typeof count?.[1] !== 'number' || typeof ttl?.[1] !== 'number') return undefined;
    return { current: count[1], ttl: ttl[1] };
  }
}

type Callback = (error: Error | null, count: RateCount) => void;

/** Adapts the counters to the store interface of @fastify/rate-limit. */
export const rateLimitStore = (counters: RateCounters) =>
  class RateLimitStore {
    incr(name: string, callback: Callback, windowMs: number): void {
      counters
        .add('address', name, windowMs)
        .then((count) => callback(null, count), callback as never);
    }

    child(): RateLimitStore {
      return this;
    }
  };
