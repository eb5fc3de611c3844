import { hash } from 'node:crypto';
import type { Operation } from '@touchline/types/contract';

export interface EncodedResponse {
  /** Bytes, so that a cached response is encoded only once. */
  readonly body: Buffer;
  readonly etag: string;
}

/** Weak, so that a proxy may compress the body and keep the tag. */
export const etagOf = (body: Buffer) => `W/"${hash('sha1', body, 'base64url')}"`;

const isJson = ({ responses }: Operation) => responses[200]?.contentType === 'application/json';

/** Wraps JSON in its `data` envelope; HTML and SVG are sent as they are. */
export function encodeResponse(operation: Operation, data: unknown): EncodedResponse {
  const body = Buffer.from(isJson(operation) ? `{"data":${JSON.stringify(data)}}` : String(data));
  return { body, etag: etagOf(body) };
}

/** The data of a response. */
export function decodeResponse(operation: Operation, { body }: EncodedResponse): unknown {
  const text = body.toString();
  return isJson(operation) ? JSON.parse(text).data : text;
}
