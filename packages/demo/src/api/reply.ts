import type { ApiReply } from '@touchline/mock-api/http/server-types';
import { newRequestId } from '@touchline/shared/http/request-id';

export class Reply implements ApiReply {
  readonly headers = new Headers({ 'x-request-id': newRequestId() });
  #status = 200;
  body: Uint8Array<ArrayBuffer> | undefined;

  header(name: string, value: string): void {
    this.headers.set(name, value);
  }

  code(status: number): this {
    this.#status = status;
    return this;
  }

  type(type: string): this {
    this.headers.set('content-type', type);
    return this;
  }

  serializer(): this {
    return this;
  }

  send(body?: Uint8Array): this {
    this.body = body as Uint8Array<ArrayBuffer> | undefined;
    return this;
  }

  toResponse(): Response {
    const { headers, body = null } = this;
    return new Response(body, { status: this.#status, headers });
  }
}
