import type { Operation } from '@touchline/types/contract';
import { etagOf } from './etag.ts';

export interface TextAnswer {
  /** Encoded once: an answer that is kept goes out as it lies. */
  readonly body: Buffer;
  readonly etag: string;
}

/** JSON goes into its envelope; a page or an image is its own text. */
export function textAnswer({ responses }: Operation, data: unknown): TextAnswer {
  const isJson = responses[200]?.contentType === 'application/json';
  const body = Buffer.from(isJson ? `{"data":${JSON.stringify(data)}}` : String(data));
  return { body, etag: etagOf(body) };
}
