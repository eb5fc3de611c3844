import type { FastifyReply, FastifyRequest } from 'fastify';
import { Representation } from '../http/representation.ts';
import { sendRepresentation } from '../http/send-representation.ts';
import type { Answer, Call } from './call.ts';

/** For whom an answer is, in the words of RFC 9111 §5.2.2. */
function cacheControl({ operation, authorization, world }: Call, { shareable }: Answer): string {
  const { cache } = operation;
  if (!cache || !shareable || authorization) return 'private, no-store';
  if (world) return 'private, no-cache';
  const { fresh, stale, onError } = cache;
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`;
}

export function sendAnswer(
  call: Call,
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { headers, body, representation, ageSeconds, cacheStatus } = answer;
  const { 'content-type': contentType = 'application/json', ...rest } = headers;
  reply.headers({ ...rest, 'cache-control': cacheControl(call, answer) });
  if (cacheStatus) reply.header('cache-status', cacheStatus);
  if (ageSeconds > 0) reply.header('age', Math.floor(ageSeconds));
  if (call.vary) reply.header('vary', call.vary);
  // BREACH: what is one person's own is not compressed beside what others can put into it.
  if (call.authorization || call.operation.method !== 'GET')
    return reply.type(contentType).send(body);
  return sendRepresentation(
    representation ?? new Representation(body, contentType),
    request,
    reply,
  );
}
