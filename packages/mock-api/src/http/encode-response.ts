import { hash } from 'node:crypto';
import type { Operation } from '@touchline/types/contract';

export interface TextAnswer {
  /** Encoded once: an answer that is kept goes out as it lies. */
  readonly body: Buffer;
  readonly etag: string;
}

/** Weak: a proxy that compresses the body may keep the tag. */
const etagOf = (body: Buffer) => `W/"${hash('sha1', body, 'base64url')}"`;

/** JSON goes into its envelope; a page or an image is its own text. */
export function textAnswer({ responses }: Operation, data: unknown): TextAnswer {
  const isJson = responses[200]?.contentType === 'application/json';
  const body = Buffer.from(isJson ? `{"data":${JSON.stringify(data)}}` : String(data));
  return { body, etag: etagOf(body) };
}
