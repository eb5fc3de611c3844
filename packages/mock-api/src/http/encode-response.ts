import { contentHash } from '@touchline/shared/server/http/etag';
import type { Operation } from '@touchline/types/contract';

export interface EncodedResponse {
  /** Bytes, so that a cached response is encoded only once. */
  readonly body: Buffer;
  readonly etag: string;
}

/** Wraps JSON in its `data` envelope; HTML and SVG are sent as they are. */
export function encodeResponse({ responses }: Operation, data: unknown): EncodedResponse {
  const isJson = responses[200]?.contentType === 'application/json';
  const body = Buffer.from(isJson ? `{"data":${JSON.stringify(data)}}` : String(data));
  // Weak, so that a proxy may compress the body and keep the tag.
  return { body, etag: `W/"${contentHash(body)}"` };
}
