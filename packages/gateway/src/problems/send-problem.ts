import { problemBody, problemMediaType } from '@touchline/types/problem-body';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayProblem } from './gateway-problem.ts';
import { asProblem } from './to-problem.ts';

const codeOf = (cause: unknown) => (cause as { code?: unknown } | undefined)?.code;

/** Only what nobody has foreseen is a fault of ours; that an upstream is away or late is news, and no surprise. */
function logTrouble({ log, id: reqId }: FastifyRequest, problem: GatewayProblem): void {
  const { status, message, cause } = problem;
  if (status === 500) log.error({ reqId, err: cause ?? problem, status }, message);
  else if (status > 500) log.warn({ reqId, status, code: codeOf(cause) }, message);
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  const { status, message, errors } = problem;
  logTrouble(request, problem);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(status, message, request.id, errors)));
}
