import type { CallInput } from '@touchline/api-core/parse-call';
import type { WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import { queryOf } from '@touchline/shared/server/http/url-parts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../http/client-network.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';

/** A request as the input of a call. */
export class RequestInput implements CallInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly headers: FastifyRequest['headers'];
  readonly world: WorldHeaders | undefined;
  readonly body: unknown;
  readonly requestId: string;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, world }: Partial<Pick<CallInput, 'path' | 'world'>> = {},
  ) {
    this.path = path ?? (request.params as Record<string, string>);
    this.query = queryOf(request.raw.url ?? '');
    this.headers = request.headers;
    this.world = world;
    this.body = request.body;
    this.requestId = request.id;
    this.#reply = reply;
  }

  /** Created lazily: cache hits need no signal. */
  get signal(): AbortSignal {
    this.#signal ??= disconnectSignal(this.#reply);
    return this.#signal;
  }

  get network(): string {
    return clientNetwork(this.#reply.request);
  }
}
