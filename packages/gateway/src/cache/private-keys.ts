import { LRUCache } from 'lru-cache';

const MAX_KEYS = 10_000;
const REMEMBER_MS = 60_000;

/**
 * The cache keys whose last response was private. Their next calls are forwarded at once: they would wait for each
 * other in the cache, and each be fetched whole, for a response that none of them can share.
 */
export class PrivateKeys {
  readonly #clock: () => number;
  readonly #forgetAt = new LRUCache<string, number>({ max: MAX_KEYS });

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  has(key: string): boolean {
    return (this.#forgetAt.get(key) ?? Number.NEGATIVE_INFINITY) > this.#clock();
  }

  add(key: string): void {
    const now = this.#clock();
    // Writing takes longer than reading: not for each of many calls.
    if ((this.#forgetAt.get(key) ?? 0) < now + REMEMBER_MS / 2)
      this.#forgetAt.set(key, now + REMEMBER_MS);
  }

  delete(key: string): void {
    this.#forgetAt.delete(key);
  }
}
