import type { IncomingHttpHeaders } from 'node:http';

/** What the answer to an operation is made from: a request of Fastify, or of a service worker. */
export interface ApiRequest {
  readonly id?: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly params: unknown;
  /** `URLSearchParams`. */
  readonly query: unknown;
  readonly body: unknown;
}

/** What an answer is written to. */
export interface ApiReply {
  header(name: string, value: string): unknown;
  code(status: number): this;
  type(type: string): this;
  /** Of a body that is bytes already. */
  serializer(serialize: (payload: unknown) => string): this;
  send(body?: Uint8Array): unknown;
}
