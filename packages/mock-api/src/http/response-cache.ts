import type { EncodedResponse } from './encode-response.ts';

const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Caches encoded responses. Entries never become stale, because the key contains the instant and the world is a pure
 * function of it; the oldest are evicted when the byte budget is exceeded.
 */
export class ResponseCache {
  readonly #responses = new Map<string, EncodedResponse>();
  #bytes = 0;

  get(key: string): EncodedResponse | undefined {
    return this.#responses.get(key);
  }

  set(key: string, response: EncodedResponse): void {
    const { byteLength } = response.body;
    // A very large response would evict all others, though its instant lasts only a second.
    if (this.#responses.has(key) || byteLength > MAX_BYTES / 2) return;
    this.#responses.set(key, response);
    this.#bytes += byteLength;
    for (const [oldest, { body }] of this.#responses) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#responses.delete(oldest);
      this.#bytes -= body.byteLength;
    }
  }
}
