import type { IncomingHttpHeaders } from 'node:http';

/** A request of Fastify, or of a service worker. */
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

/** The reply of Fastify, or that of a service worker. */
export interface ApiReply {
  header(name: string, value: string): unknown;
  code(status: number): this;
  type(type: string): this;
  /** For a body that is bytes already. */
  serializer(serialize: (payload: unknown) => string): this;
  send(body?: Uint8Array): unknown;
}
