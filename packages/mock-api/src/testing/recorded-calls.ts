import type { UpstreamOperationId } from '@touchline/types';
import type { FastifyInstance } from 'fastify';
import { refuseUnknownOperations } from './own-handlers.ts';

/** A call that a world was asked, in the order of arrival. */
export interface RecordedCall {
  readonly operation: UpstreamOperationId;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Path and query parameters as they were sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
  /** Missing as long as there is no response. */
  readonly status?: number;
}

type Draft = { -readonly [Name in keyof RecordedCall]: RecordedCall[Name] };

/** The calls of one test, in all or of an operation. */
export class RecordedCalls {
  #calls: Draft[] = [];

  add(call: Draft): void {
    this.#calls.push(call);
  }

  list(operation?: UpstreamOperationId): readonly RecordedCall[] {
    if (operation === undefined) return [...this.#calls];
    refuseUnknownOperations('calls', [operation]);
    return this.#calls.filter((call) => call.operation === operation);
  }

  clear(): void {
    this.#calls = [];
  }
}

/** Records the calls of an app; `current` is the list of the test whose request is being handled. */
export function recordCalls(app: FastifyInstance, current: () => RecordedCalls): void {
  const drafts = new WeakMap<object, Draft>();
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config as { operation?: string };
    if (!operation || operation === 'health') return;
    const draft: Draft = {
      operation: operation as UpstreamOperationId,
      method: request.method,
      url: request.url,
      params: {
        ...Object.fromEntries(request.query as URLSearchParams),
        ...(request.params as Record<string, string>),
      },
      headers: { ...request.headers },
    };
    drafts.set(request, draft);
    current().add(draft);
  });
  app.addHook('preHandler', async (request) => {
    const draft = drafts.get(request);
    if (draft && request.body !== undefined) draft.body = request.body;
  });
  app.addHook('onSend', async (request, reply) => {
    const draft = drafts.get(request);
    if (draft) draft.status = reply.statusCode;
  });
}
