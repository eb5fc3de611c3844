import { type EncodedResponse, etagOf } from '@touchline/mock-api/http/encode-response';

const encoder = new TextEncoder();
const [START, COMMA, END] = ['{"data":[', ',', ']}'].map((text) => encoder.encode(text)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Lists of matches as JSON. A match is the identical object while nothing of it changes, so that its bytes are encoded
 * once: a Saturday's list has 700 kB.
 */
export class MatchLists {
  readonly #bytes = new WeakMap<object, Uint8Array>();

  #bytesOf = (match: object): Uint8Array => {
    const known = this.#bytes.get(match);
    if (known) return known;
    const bytes = encoder.encode(JSON.stringify(match));
    this.#bytes.set(match, bytes);
    return bytes;
  };

  prepare(matches: readonly object[]): void {
    matches.forEach(this.#bytesOf);
  }

  encode(matches: readonly object[]): EncodedResponse {
    const entries = matches.map(this.#bytesOf);
    const parts = [START, ...entries.flatMap((entry, no) => (no ? [COMMA, entry] : [entry])), END];
    const body = Buffer.alloc(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      body.set(part, at);
      at += part.length;
    }
    return { body, etag: etagOf(body) };
  }
}
