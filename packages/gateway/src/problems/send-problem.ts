import { problemBody, problemMediaType } from '@touchline/types/problem-body';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from './as-problem.ts';

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  const { status, message, errors } = problem;
  if (status >= 500) request.log.error({ err: problem.cause ?? problem, status }, message);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(status, message, request.id, errors)));
}
