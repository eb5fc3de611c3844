import { hash } from 'node:crypto';
import { matchesIfNoneMatch } from '@touchline/types/http/if-none-match';
import { compress, type Encoding } from './accept-encoding.ts';

// Below this, headers and the work outweigh what is saved.
const WORTH_IT = 1024;
const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|problem\+json|xml)|image\/svg)/;

/** Bytes that may be sent many times: tagged once, compressed once per encoding and only when asked for. */
export class Representation {
  readonly contentType: string;
  readonly body: Buffer;
  #known: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, contentType: string) {
    this.body = body;
    this.contentType = contentType;
  }

  /** Not of bytes that are sent once and never asked for again. */
  get #tag(): string {
    this.#known ??= hash('sha1', this.body, 'base64url');
    return this.#known;
  }

  get compresses(): boolean {
    return this.body.length >= WORTH_IT && compressible.test(this.contentType);
  }

  /** Strong, so each encoding has its own (RFC 9110 §8.8.3.3). */
  etag(encoding: Encoding | undefined): string {
    return encoding ? `"${this.#tag}-${encoding}"` : `"${this.#tag}"`;
  }

  /** Whether If-None-Match names this body in any encoding. */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return matchesIfNoneMatch(
      ifNoneMatch,
      (tag) => tag.replace(/^"(.*?)(-br|-zstd|-gzip)?"$/, '$1') === this.#tag,
    );
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const present = this.#encoded.get(encoding);
    if (present) return present;
    const made = compress(this.body, encoding);
    this.#encoded.set(encoding, made);
    made.catch(() => this.#encoded.delete(encoding));
    return made;
  }

  /** Takes over what a build has compressed already. */
  adopt(encoding: Encoding, bytes: Buffer): void {
    this.#encoded.set(encoding, Promise.resolve(bytes));
  }
}
