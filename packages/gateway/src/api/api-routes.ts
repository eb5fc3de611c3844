import type { Call } from '@touchline/api-core/call';
import type { MatchedOperation } from '@touchline/api-core/find-operation';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { ParseCall } from '@touchline/api-core/parse-call';
import { refuseLeft } from '@touchline/shared/server/http/disconnect-signal';
import { methodNotAllowed } from '@touchline/shared/server/http/method-not-allowed';
import { routePath } from '@touchline/shared/server/http/route-path';
import type { Contract, Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationGuards } from '../auth/guard.ts';
import { ClientDisconnected } from '../problems/client-disconnected.ts';
import { type ProxyRouteOptions, proxyRoute } from '../proxy/proxy-route.ts';
import { RequestInput } from './request-input.ts';

export type CallHandler = (call: Call, request: FastifyRequest, reply: FastifyReply) => unknown;

export interface ApiRoutesOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  /** Handles the operations with a cache policy, which never enter the proxy. */
  readonly answerFromCache: CallHandler;
  /** For all other operations of the upstream. */
  readonly proxy: Omit<ProxyRouteOptions, 'operation' | 'parseCall'>;
  readonly matchOperation: (path: string) => MatchedOperation[];
  readonly guards: (operation: Operation) => OperationGuards;
  /** Handlers of the operations that the contract assigns to the gateway. */
  readonly gatewayHandlers: Readonly<Partial<Record<Operation['id'], CallHandler>>>;
}

const isStream = ({ responses }: Operation) =>
  responses['200']?.contentType === 'text/event-stream';

/** The handler of an operation, unless the proxy handles it. */
function handlerOf(
  { id, servedBy, cache }: Operation,
  { gatewayHandlers, answerFromCache }: ApiRoutesOptions,
): CallHandler | undefined {
  if (servedBy !== 'gateway') return cache && answerFromCache;
  const handle = gatewayHandlers[id];
  if (!handle) throw new Error(`The contract assigns ${id} to the gateway, which has no handler.`);
  return handle;
}

async function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  options: ApiRoutesOptions,
): Promise<void> {
  const { parseCall, proxy } = options;
  const parse = (request: FastifyRequest, reply: FastifyReply) =>
    parseCall(operation, new RequestInput(request, reply));
  const handle = handlerOf(operation, options);
  if (!handle) return proxyRoute(app, { ...proxy, operation, parseCall: parse });
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    config: { operation: operation.id, longLived: isStream(operation) },
    handler: (request, reply) => handle(parse(request, reply), request, reply),
  });
}

/** Fastify looks for a plugin without it among all loaded modules. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** The contract is the allow-list: one route per operation, 405 for other methods, 404 for other paths. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  const { contract, guards, matchOperation } = options;
  app.decorateRequest('clientCall', undefined);
  for (const operation of contract.operations) {
    const { early, late } = guards(operation);
    const routes = async (scope: FastifyInstance) => {
      for (const guard of early) scope.addHook('onRequest', guard);
      if (operation.method === 'POST')
        scope.addHook(
          'preHandler',
          refuseLeft(() => new ClientDisconnected()),
        );
      for (const guard of late) scope.addHook('preHandler', guard);
      await registerOperation(scope, operation, options);
    };
    await app.register(Object.assign(routes, { [DISPLAY_NAME]: operation.id }));
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
