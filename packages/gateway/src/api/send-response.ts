import { publicCacheControl } from '@touchline/types/http/cache-control';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastLane } from '../http/hot-responses.ts';
import { Representation } from '../http/representation.ts';
import { sendOnce, sendRepresentation } from '../http/send-representation.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Answer, Call } from './call.ts';

export interface AnswerSenderOptions {
  readonly lane: FastLane;
  readonly clock: () => number;
  readonly count: Metrics['cache'];
}

export type SendAnswer = (
  call: Call,
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** For whom an answer is, in the words of RFC 9111 §5.2.2. */
function cacheControl({ operation, authorization, world }: Call, { shareable }: Answer): string {
  const { cache } = operation;
  if (!cache || !shareable || authorization) return 'private, no-store';
  if (world) return 'private, no-cache';
  return publicCacheControl(cache);
}

/** The request headers that make a difference; a token where the operation would look at one. */
const dependsOn = ({ operation }: Call) => [
  'accept-language',
  'accept-encoding',
  ...(operation.security === 'none' ? [] : ['authorization']),
];

export function answerSender({ lane, clock, count }: AnswerSenderOptions): SendAnswer {
  return (call, answer, request, reply) => {
    const { headers, body, representation, ageSeconds, cacheStatus, freshSeconds } = answer;
    const { 'content-type': contentType = 'application/json', ...rest } = headers;
    reply.headers({ ...rest, 'cache-control': cacheControl(call, answer) });
    if (cacheStatus) reply.header('cache-status', cacheStatus);
    if (ageSeconds > 0) reply.header('age', Math.floor(ageSeconds));
    if (call.vary) reply.header('vary', call.vary);
    // BREACH: what is one person's own is not compressed beside what others can put into it.
    if (call.authorization || call.operation.method !== 'GET')
      return reply.type(contentType).send(body);
    if (!representation) return sendOnce(new Representation(body, contentType), request, reply);
    return sendRepresentation(representation, request, reply, (bytes) => {
      if (freshSeconds === undefined) return;
      lane.learn(request, reply, bytes, {
        dependsOn: dependsOn(call),
        cacheName: 'touchline',
        madeAt: clock() - ageSeconds * 1000,
        freshMs: freshSeconds * 1000,
        staleMs: (call.operation.cache?.stale ?? 0) * 1000,
        isAged: true,
        count: (result) => count.inc({ operation: call.operation.id, result }),
      });
    });
  };
}
