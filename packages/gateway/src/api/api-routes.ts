import type { MatchedOperation } from '@touchline/api-core/find-operation';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { ParseCall } from '@touchline/api-core/parse-call';
import { routePath } from '@touchline/shared/http/route-path';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { methodNotAllowed } from '../guards/method-not-allowed.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';
import { type ProxyRouteOptions, proxyRoute } from '../proxy/proxy-route.ts';
import type { CallHandler } from './call-handler.ts';

export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface ApiRoutesOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  /** For every operation that the contract assigns to the upstream. */
  readonly proxy: Omit<ProxyRouteOptions, 'operation' | 'parseCall'>;
  readonly matchOperation: (path: string) => MatchedOperation[];
  /** The guards of an operation: `early` before its body is read, `late` after. */
  readonly guards: (operation: Operation) => { early: Guard[]; late: Guard[] };
  /** Handlers of the operations that the contract assigns to the gateway. */
  readonly gatewayHandlers: Readonly<Partial<Record<Operation['id'], CallHandler>>>;
}

const queryOf = (url: string) => url.split('?', 2)[1] ?? '';

export function callInput({ params, raw, headers, body, id }: FastifyRequest, reply: FastifyReply) {
  let signal: AbortSignal | undefined;
  return {
    path: params as Record<string, string>,
    query: queryOf(raw.url ?? ''),
    headers,
    body,
    requestId: id,
    // Created lazily: cache hits need no signal.
    get signal() {
      signal ??= disconnectSignal(reply);
      return signal;
    },
  };
}

const isStream = ({ responses }: Operation) =>
  responses['200']?.contentType === 'text/event-stream';

type Route = (app: FastifyInstance) => void | Promise<void>;

/** The route of an operation that the gateway itself serves. */
function gatewayRoute(
  operation: Operation,
  { parseCall, gatewayHandlers }: ApiRoutesOptions,
): Route {
  const handle = gatewayHandlers[operation.id];
  if (!handle) {
    throw new Error(`The contract assigns ${operation.id} to the gateway, which has no handler.`);
  }
  return (app) => {
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      config: { operation: operation.id, longLived: isStream(operation) },
      handler: (request, reply) =>
        handle(parseCall(operation, callInput(request, reply)), request, reply),
    });
  };
}

/** The route of an operation of the upstream: the cache in front of the proxy. */
function upstreamRoute(operation: Operation, options: ApiRoutesOptions): Route {
  const { parseCall, proxy } = options;
  return (app) =>
    proxyRoute(app, {
      ...proxy,
      operation,
      parseCall: (request, reply) => parseCall(operation, callInput(request, reply)),
    });
}

/** The contract is the allow-list: one route per operation, 405 for other methods, 404 for other paths. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  const { contract, guards, matchOperation } = options;
  app.decorateRequest('call', undefined);
  for (const operation of contract.operations) {
    const route =
      operation.servedBy === 'gateway'
        ? gatewayRoute(operation, options)
        : upstreamRoute(operation, options);
    const { early, late } = guards(operation);
    await app.register(async (scope) => {
      for (const guard of early) scope.addHook('onRequest', guard);
      for (const guard of late) scope.addHook('preHandler', guard);
      await route(scope);
    });
  }
  const reject = async ({ method, params }: FastifyRequest) => {
    const path = `/${(params as { '*'?: string })['*'] ?? ''}`;
    const allowed = matchOperation(path).map(({ operation }) => operation.method);
    if (allowed.length > 0) throw methodNotAllowed(method, allowed);
    throw new GatewayProblem(404, 'No such endpoint.');
  };
  // In `onRequest`, before the body is read: 404 and 405 take precedence over 415.
  for (const url of ['', '/*']) {
    app.route({ method: app.supportedMethods, url, onRequest: reject, handler: reject });
  }
}
