import { contentHash, matchesIfNoneMatch } from '@touchline/shared/server/http/etag';
import { compress, ENCODINGS, type Encoding } from './encoding.ts';

// Smaller bodies save less than compression and its headers cost.
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE_TYPE =
  /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml)|image\/svg)/;

export const isCompressibleType = (contentType: string) => COMPRESSIBLE_TYPE.test(contentType);

export const isCompressible = (body: Buffer, contentType: string): boolean =>
  body.length >= MIN_COMPRESSED_BYTES && isCompressibleType(contentType);

/** Strong, so each encoding has its own (RFC 9110 §8.8.3.3). */
export const etagOf = (bodyHash: string, encoding: Encoding | undefined): string =>
  encoding ? `"${bodyHash}-${encoding}"` : `"${bodyHash}"`;

/** Whether If-None-Match names this content in any encoding. */
export const isKnown = (ifNoneMatch: string | undefined, bodyHash: string): boolean =>
  matchesIfNoneMatch(
    ifNoneMatch,
    [undefined, ...ENCODINGS].map((encoding) => etagOf(bodyHash, encoding)),
  );

/** A body that may be sent many times: hashed once, and compressed once per encoding, on demand. */
export class Representation {
  readonly contentType: string;
  readonly body: Buffer;
  #hash: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #encodedBytes = 0;
  /** Called when a compressed form has been added. */
  onGrow: (() => void) | undefined;

  constructor(body: Buffer, contentType: string) {
    this.body = body;
    this.contentType = contentType;
  }

  /** Lazy: hashing is skipped for bodies sent once. */
  get #bodyHash(): string {
    this.#hash ??= contentHash(this.body);
    return this.#hash;
  }

  /** Its size in memory: the body, and its compressed forms so far. */
  get bytes(): number {
    return this.body.length + this.#encodedBytes;
  }

  get isCompressible(): boolean {
    return isCompressible(this.body, this.contentType);
  }

  etag(encoding: Encoding | undefined): string {
    return etagOf(this.#bodyHash, encoding);
  }

  /** Whether If-None-Match names this body in any encoding. */
  matches(ifNoneMatch: string | undefined): boolean {
    return isKnown(ifNoneMatch, this.#bodyHash);
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const bytes = compress(this.body, encoding);
    this.#encoded.set(encoding, bytes);
    bytes.then(
      ({ length }) => {
        this.#encodedBytes += length;
        this.onGrow?.();
      },
      () => this.#encoded.delete(encoding),
    );
    return bytes;
  }
}
