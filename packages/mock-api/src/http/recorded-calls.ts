import { problemMediaType } from '@touchline/shared/server/http/problem-body';
import type { Problem } from '@touchline/types';
import { contract, type OperationId } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';

/** A request, in the order of arrival. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
  /** Missing as long as there is no response. */
  readonly status?: number;
  /** Why the contract does not allow the request. */
  readonly refused?: string;
}

/** A request of an operation. */
export interface RecordedCall extends RecordedRequest {
  readonly operation: OperationId;
  /** Path and query parameters as they were sent. */
  readonly params: Readonly<Record<string, string>>;
}

type Draft = { -readonly [Name in keyof RecordedCall]?: RecordedCall[Name] } & RecordedRequest;

const isCall = (request: Draft): request is RecordedCall => request.operation !== undefined;

/** The latest requests of a test or a server. */
export class RecordedCalls {
  readonly #max: number;
  #requests: Draft[] = [];

  constructor(max = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  add(request: Draft): void {
    this.#requests.push(request);
    if (this.#requests.length > this.#max) this.#requests.shift();
  }

  /** The calls, in all or of an operation. */
  list(operation?: OperationId): readonly RecordedCall[] {
    const calls = this.#requests.filter(isCall);
    return operation === undefined ? calls : calls.filter((call) => call.operation === operation);
  }

  /** The requests that the contract does not allow: with wrong parameters or body, or of no operation. */
  refused(): readonly RecordedRequest[] {
    return this.#requests.filter((request) => request.refused !== undefined);
  }

  clear(): void {
    this.#requests = [];
  }
}

/** All operations of the contract, with those that the gateway serves. */
export const operationIds: ReadonlySet<string> = new Set(contract.operations.map(({ id }) => id));

/** Statuses of requests that no operation allows, or not in this form. */
const FORM_ERRORS = [404, 405, 413, 415];

/**
 * The reason in a problem document if the request broke the contract; undefined otherwise, as for a 400 without field errors, which
 * a test has simulated.
 */
export function refusalOf({ status, detail, errors }: Problem, operation: string | undefined) {
  if (errors) return errors.map(({ field, message }) => `${field} ${message}`).join('; ');
  const isForm = FORM_ERRORS.includes(status) && (status > 404 || operation === undefined);
  return isForm ? detail : undefined;
}

const isOfDevTools = ({ method, url }: Pick<RecordedRequest, 'method' | 'url'>) =>
  method === 'OPTIONS' || url.startsWith('/_mock/');

/** Records the requests of an app; `current` is the list of the test whose request is being handled. */
export function recordCalls(app: FastifyInstance, current: () => RecordedCalls): void {
  const drafts = new WeakMap<object, Draft>();
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config as { operation?: string };
    if (operation ? !operationIds.has(operation) : isOfDevTools(request)) return;
    const draft: Draft = {
      ...(operation && {
        operation: operation as OperationId,
        params: {
          ...Object.fromEntries(request.query as URLSearchParams),
          ...(request.params as Record<string, string>),
        },
      }),
      method: request.method,
      url: request.url,
      headers: { ...request.headers },
    };
    drafts.set(request, draft);
    current().add(draft);
  });
  app.addHook('preHandler', async (request) => {
    const draft = drafts.get(request);
    if (draft && request.body !== undefined) Object.assign(draft, { body: request.body });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const draft = drafts.get(request);
    if (!draft) return;
    const isProblem = reply.getHeader('content-type') === problemMediaType;
    const refused = isProblem && refusalOf(JSON.parse(String(payload)), draft.operation);
    Object.assign(draft, { status: reply.statusCode, ...(refused && { refused }) });
  });
}
