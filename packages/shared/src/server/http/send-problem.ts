import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpProblem } from './http-problem.ts';
import { problemBody, problemMediaType } from './problem-body.ts';

interface SentProblem extends Pick<HttpProblem, 'status' | 'headers' | 'errors'> {
  readonly detail: string;
  readonly callerRequestId?: string | undefined;
}

/** Responds with a problem document (RFC 9457), which nobody stores. */
export function sendProblemDocument(
  { id }: FastifyRequest,
  reply: FastifyReply,
  { status, detail, headers, ...members }: SentProblem,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(status, detail, id, members)));
}
