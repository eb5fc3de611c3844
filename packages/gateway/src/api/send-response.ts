import type { IncomingHttpHeaders } from 'node:http';
import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { memoized } from '@touchline/shared/domain/bounded-map';
import { preferredLanguage } from '@touchline/shared/domain/http/accept-language';
import { publicCacheControl } from '@touchline/shared/server/http/cache-control';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RepresentedResponse } from '../cache/response-store.ts';
import { preferredEncoding } from '../http/encoding.ts';
import type { FrontCache } from '../http/front-cache.ts';
import { sendRepresentation, sendWithoutEtag } from '../http/send-representation.ts';
import { sendCompressedStream, sendStream } from '../http/send-stream.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { SendResult } from '../proxy/proxy-route.ts';
import { ResponseStream } from '../upstream/response-stream.ts';
import type { StreamedResponse } from '../upstream/send-call.ts';

export type SendResponse = (
  call: Call,
  response: RepresentedResponse | StreamedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** Sends a response, or the problem in its place. For callbacks, whose errors Fastify does not see. */
export const resultSender =
  (sendResponse: SendResponse): SendResult =>
  (call, result, request, reply) => {
    const sendError = (error: unknown) => reply.send(error);
    if (result instanceof Error) return void sendError(result);
    try {
      const sent = sendResponse(call, result, request, reply);
      if (sent instanceof Promise) sent.catch(sendError);
    } catch (error) {
      sendError(error);
    }
  };

/** RFC 9111 §5.2.2. */
function cacheControl(
  { operation, authorization, world }: Call,
  { shareable }: Pick<UpstreamResponse, 'shareable'>,
): string {
  const { cache } = operation;
  if (!cache || !shareable || authorization) return 'private, no-store';
  if (world) return 'private, no-cache';
  return publicCacheControl(cache);
}

const MAX_PARSED_HEADERS = 100;
const languageOf = memoized(preferredLanguage, MAX_PARSED_HEADERS);

/** What the response of a call without a token depends on, but for its URL. */
const variantOf = (headers: IncomingHttpHeaders): string =>
  `${languageOf(headers['accept-language'] ?? '')} ${preferredEncoding(headers['accept-encoding'])}`;

const hitCounter =
  ({ cache }: Pick<Metrics, 'cache'>, operation: string) =>
  () =>
    cache.inc({ operation, result: 'hit' });

const isStreamed = (
  response: RepresentedResponse | StreamedResponse,
): response is StreamedResponse => response.body instanceof ResponseStream;

export interface ResponseSenderOptions {
  readonly frontCache: FrontCache;
  readonly clock: () => number;
  readonly metrics: Pick<Metrics, 'cache'>;
}

export function createResponseSender({
  frontCache,
  clock,
  metrics,
}: ResponseSenderOptions): SendResponse {
  return (call, response, request, reply) => {
    const { headers, ageSeconds, cacheStatus } = response;
    const contentType = headers['content-type'] ?? 'application/json';
    // The type comes with the body, which a 304 lacks.
    for (const name in headers) {
      if (name !== 'content-type') reply.header(name, headers[name]);
    }
    reply.header('cache-control', cacheControl(call, response));
    if (cacheStatus) reply.header('cache-status', cacheStatus);
    if (ageSeconds > 0) reply.header('age', Math.floor(ageSeconds));
    if (call.vary) reply.header('vary', call.vary);
    // BREACH: private data is not compressed together with text that others can inject.
    const mayCompress = call.authorization === undefined && call.operation.method === 'GET';
    if (isStreamed(response)) {
      const type = { contentType, length: response.contentLength };
      return mayCompress
        ? sendCompressedStream(response.body, type, request, reply)
        : sendStream(response.body, type, reply);
    }
    const { body, representation, freshSeconds } = response;
    if (!mayCompress || !representation)
      return sendWithoutEtag(body, contentType, reply, mayCompress);
    return sendRepresentation(representation, request, reply, (bytes) => {
      if (freshSeconds === undefined || call.world) return;
      frontCache.store(request, reply, {
        body: bytes,
        madeAt: clock() - ageSeconds * 1000,
        freshMs: freshSeconds * 1000,
        cacheName: 'touchline',
        hasAge: true,
        variantOf,
        countHit: hitCounter(metrics, call.operation.id),
      });
    });
  };
}
