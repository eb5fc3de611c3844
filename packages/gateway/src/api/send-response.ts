import { publicCacheControl } from '@touchline/types/http/cache-control';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HotResponses } from '../http/hot-responses.ts';
import { Representation } from '../http/representation.ts';
import { sendRepresentation, sendWithoutEtag } from '../http/send-representation.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Call, UpstreamResponse } from './call.ts';

export interface ResponseSenderOptions {
  readonly hotResponses: HotResponses;
  readonly clock: () => number;
  readonly count: Metrics['cache'];
}

export type SendResponse = (
  call: Call,
  response: UpstreamResponse,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** RFC 9111 §5.2.2. */
function cacheControl(
  { operation, authorization, world }: Call,
  { shareable }: UpstreamResponse,
): string {
  const { cache } = operation;
  if (!cache || !shareable || authorization) return 'private, no-store';
  if (world) return 'private, no-cache';
  return publicCacheControl(cache);
}

/** Request headers that a hot response varies on. Operations that read a token have none. */
const DEPENDS_ON = ['accept-language', 'accept-encoding'];

export function createResponseSender({
  hotResponses,
  clock,
  count,
}: ResponseSenderOptions): SendResponse {
  return (call, response, request, reply) => {
    const { headers, body, representation, ageSeconds, cacheStatus, freshSeconds } = response;
    const { 'content-type': contentType = 'application/json', ...otherHeaders } = headers;
    reply.headers({ ...otherHeaders, 'cache-control': cacheControl(call, response) });
    if (cacheStatus) reply.header('cache-status', cacheStatus);
    if (ageSeconds > 0) reply.header('age', Math.floor(ageSeconds));
    if (call.vary) reply.header('vary', call.vary);
    // BREACH: private data is not compressed together with text that others can inject.
    if (call.authorization || call.operation.method !== 'GET')
      return reply.type(contentType).send(body);
    if (!representation)
      return sendWithoutEtag(new Representation(body, contentType), request, reply);
    return sendRepresentation(representation, request, reply, (bytes) => {
      if (freshSeconds === undefined) return;
      hotResponses.store(request, reply, bytes, {
        dependsOn: DEPENDS_ON,
        cacheName: 'touchline',
        madeAt: clock() - ageSeconds * 1000,
        freshMs: freshSeconds * 1000,
        staleMs: (call.operation.cache?.stale ?? 0) * 1000,
        hasAge: true,
        count: (result) => count.inc({ operation: call.operation.id, result }),
      });
    });
  };
}
