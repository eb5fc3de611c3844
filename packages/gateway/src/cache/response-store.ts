import { LRUCache } from 'lru-cache';
import type { UpstreamResponse } from '../api/call.ts';
import { Representation } from '../http/representation.ts';

export interface CachedResponse {
  readonly response: UpstreamResponse;
  readonly representation: Representation;
  /** When the upstream made it, in milliseconds. */
  readonly madeAt: number;
}

// Headers, the entry itself, and compressed forms, which are added later.
const OVERHEAD_BYTES = 1024;
const COMPRESSED_SHARE = 0.4;
const MAX_ENTRY_SHARE = 0.125;

const sizeOf = ({ response }: CachedResponse, key: string) =>
  Math.ceil(response.body.length * (1 + COMPRESSED_SHARE)) + key.length + OVERHEAD_BYTES;

/** An LRU cache of responses, bounded by bytes. */
export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;

  constructor(bytes: number) {
    this.#responses = new LRUCache<string, CachedResponse>({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes * MAX_ENTRY_SHARE),
      sizeCalculation: sizeOf,
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  set(key: string, response: UpstreamResponse, madeAt: number): CachedResponse {
    const before = this.#responses.peek(key);
    // A revalidated response has the same body: its hash and compressed forms are reused.
    const representation =
      before?.response.body === response.body
        ? before.representation
        : new Representation(response.body, response.headers['content-type'] ?? 'application/json');
    const cached = { response, representation, madeAt };
    this.#responses.set(key, cached);
    return cached;
  }
}
