import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Call } from '@touchline/api-core/call';
import { routePath } from '@touchline/shared/server/http/route-path';
import { pathOf, queryOf } from '@touchline/shared/server/http/url-parts';
import type { Operation } from '@touchline/types/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UpstreamConfig } from '../config.ts';
import { requestWriter } from '../upstream/request-headers.ts';
import type { CallResult } from '../upstream/send-call.ts';
import { bodyWithoutExtras } from '../upstream/upstream-extras.ts';
import {
  attachCall,
  type ClientCall,
  type createTransport,
  type ForwardResult,
} from './transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The validated call of a request that is forwarded. */
    clientCall: ClientCall | undefined;
  }
}

export type SendResult = (
  call: Call,
  result: CallResult,
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

export interface ProxyRouteOptions {
  readonly operation: Operation;
  readonly upstream: UpstreamConfig;
  readonly transport: ReturnType<typeof createTransport>;
  readonly sendResult: SendResult;
  /** Called with the network of each call; throws if that has asked for too much. */
  readonly limitMisses: (network: string | undefined) => void;
  readonly parseCall: (request: FastifyRequest, reply: FastifyReply) => Call;
}

const callOf = ({ clientCall }: FastifyRequest) => clientCall as ClientCall;

/**
 * The route of an operation, which @fastify/http-proxy forwards. What the plugin forwards is written from the
 * call: neither path, query, headers nor body of the client's request.
 */
export async function proxyRoute(app: FastifyInstance, options: ProxyRouteOptions): Promise<void> {
  const { operation, upstream, transport, sendResult, limitMisses, parseCall } = options;
  const requestOf = requestWriter(upstream);
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    // A HEAD request is answered from a GET.
    method: operation.method,
    queryString: (_, __, request) => queryOf(callOf(request as never).path),
    rewriteRequestHeaders: (request) => {
      const call = callOf(request as never);
      return attachCall(call.headers, call);
    },
    // Without it the plugin repeats a GET up to ten times on a 503.
    retryDelay: () => null,
    onResponse: (request, reply, { stream }) => {
      const { result } = stream as unknown as ForwardResult;
      sendResult(callOf(request as never).call, result, request as never, reply as never);
    },
  };
  await app.register(httpProxy, {
    upstream: upstream.url.href,
    routes: [routePath(operation.path)],
    httpMethods: [operation.method],
    config: { operation: operation.id },
    // The body is parsed and validated before it is serialized again: with a duplicate field the upstream must not read
    // another value than the validated one.
    proxyPayloads: false,
    undici: transport as never,
    disableRequestLogging: true,
    internalRewriteLocationHeader: false,
    // It replies: the plugin's handler would parse three URLs for a destination that is never used.
    preHandler: (request, reply) => {
      const call = parseCall(request, reply);
      limitMisses(call.caller.network);
      const { path, headers } = requestOf(call);
      request.clientCall = { call, client: reply.raw, path, headers };
      request.body = bodyWithoutExtras(upstream.extras, operation, request.body);
      reply.from(pathOf(path), replyOptions);
    },
  });
}
