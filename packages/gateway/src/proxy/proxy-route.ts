import httpProxy from '@fastify/http-proxy';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { routePath } from '@touchline/shared/http/route-path';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestHeaders } from '../upstream/request-headers.ts';
import type { StreamedResponse } from '../upstream/send-call.ts';
import { attachCall, type createTransport, type ForwardResult } from './transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The validated call of a request that is forwarded. */
    call: Call | undefined;
  }
}

export interface ProxyRouteOptions {
  readonly operation: Operation;
  readonly upstream: URL;
  readonly transport: ReturnType<typeof createTransport>;
  readonly sendResponse: (
    call: Call,
    response: UpstreamResponse | StreamedResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => unknown;
  readonly parseCall: (request: FastifyRequest, reply: FastifyReply) => Call;
}

const callOf = ({ call }: FastifyRequest) => call as Call;

/**
 * The route of an operation, with @fastify/http-proxy as its handler. What the plugin forwards is written from the
 * call: neither path, query, headers nor body of the client's request.
 */
export async function proxyRoute(app: FastifyInstance, options: ProxyRouteOptions): Promise<void> {
  const { operation, upstream, transport, sendResponse, parseCall } = options;
  const prefix = upstream.pathname.replace(/\/$/, '');
  await app.register(httpProxy, {
    upstream: upstream.href,
    routes: [routePath(operation.path)],
    httpMethods: [operation.method],
    config: { operation: operation.id },
    // The body is parsed and validated before it is serialized again: with a duplicate field the upstream must not read
    // another value than the validated one.
    proxyPayloads: false,
    undici: transport as never,
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    handler: (request, reply, _, replyOptions) => {
      const call = parseCall(request, reply);
      request.call = call;
      const [path] = call.target.split('?', 1);
      // Not returned: Fastify would wait for the reply as for a promise.
      reply.from(`${prefix}${path}`, replyOptions);
    },
    replyOptions: {
      // A HEAD request is answered from a GET.
      method: operation.method,
      queryString: (_, __, request) => callOf(request as never).target.split('?', 2)[1] ?? '',
      rewriteRequestHeaders: (request) => {
        const call = callOf(request as never);
        return attachCall(requestHeaders(call), call);
      },
      // Without it the plugin repeats a GET up to ten times on a 503.
      retryDelay: () => null,
      onResponse: (request, reply, { stream }) => {
        const { result } = stream as unknown as ForwardResult;
        if (result instanceof GatewayProblem) reply.send(result);
        else sendResponse(callOf(request as never), result, request as never, reply as never);
      },
    },
  });
}
