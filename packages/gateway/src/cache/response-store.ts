import type { UpstreamResponse } from '@touchline/api-core/call';
import { LRUCache } from 'lru-cache';
import { Representation } from '../http/representation.ts';

/** A response whose representation is shared, so that it is hashed and compressed once. */
export interface RepresentedResponse extends UpstreamResponse {
  readonly representation?: Representation;
}

export interface CachedResponse {
  readonly response: UpstreamResponse;
  readonly representation: Representation;
  /** When the upstream made it, in milliseconds. */
  readonly madeAt: number;
}

const MAX_PRIVATE_KEYS = 10_000;
/** Once there are too many. */
const KEPT_PRIVATE_KEYS = 9000;
const REMEMBER_PRIVATE_MS = 60_000;
// Headers, key and the entry itself.
const OVERHEAD_BYTES = 2048;
/** The part of the budget that one body may take. */
const MAX_ENTRY_SHARE = 0.125;

export const representationOf = ({ body, headers }: UpstreamResponse) =>
  new Representation(body, headers['content-type'] ?? 'application/json');

const sizeOf = ({ representation }: CachedResponse, key: string) =>
  representation.bytes + key.length + OVERHEAD_BYTES;

/** An LRU cache of responses, bounded by the bytes that they hold, with their compressed forms. */
export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #maxBodyBytes: number;
  /** Keys whose last response was private, with the end of the time that this is remembered; the oldest first. */
  readonly #privateUntil = new Map<string, number>();

  constructor(bytes: number) {
    this.#maxBodyBytes = bytes * MAX_ENTRY_SHARE;
    this.#responses = new LRUCache<string, CachedResponse>({
      maxSize: bytes,
      sizeCalculation: sizeOf,
    });
  }

  /** The size of all responses, in bytes. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  set(key: string, response: UpstreamResponse, madeAt: number): CachedResponse {
    const before = this.#responses.peek(key);
    // A revalidated response has the same body: its hash and compressed forms are reused.
    const representation =
      before?.response.body === response.body ? before.representation : representationOf(response);
    const cached = { response, representation, madeAt };
    if (response.body.length > this.#maxBodyBytes) {
      this.#responses.delete(key);
      return cached;
    }
    this.#responses.set(key, cached);
    representation.onGrow = () => {
      const last = this.#responses.peek(key);
      // Another object: the size of the same one is not read again.
      if (last?.representation === representation) this.#responses.set(key, { ...last });
    };
    return cached;
  }

  /** How long it is still remembered that the last response was private. */
  #privateMs(key: string, now: number): number {
    return (this.#privateUntil.get(key) ?? Number.NEGATIVE_INFINITY) - now;
  }

  /** Whether the last response was private; remembered for half a minute to a minute. */
  isPrivate(key: string, now: number): boolean {
    return this.#privateMs(key, now) > 0;
  }

  /** Many together: the places of those at the front that were deleted are passed over each time. */
  #forgetOldestPrivate(): void {
    for (const key of this.#privateUntil.keys()) {
      if (this.#privateUntil.size <= KEPT_PRIVATE_KEYS) return;
      this.#privateUntil.delete(key);
    }
  }

  setPrivate(key: string, isPrivate: boolean, now: number): void {
    if (isPrivate && this.#privateMs(key, now) >= REMEMBER_PRIVATE_MS / 2) return;
    this.#privateUntil.delete(key);
    if (!isPrivate) return;
    this.#privateUntil.set(key, now + REMEMBER_PRIVATE_MS);
    if (this.#privateUntil.size > MAX_PRIVATE_KEYS) this.#forgetOldestPrivate();
  }
}
