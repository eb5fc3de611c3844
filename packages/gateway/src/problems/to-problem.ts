import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { frameworkProblem } from '@touchline/shared/server/http/framework-problem';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import type { FastifyRequest } from 'fastify';

/** Errors of the framework below 500 are explained; everything unexpected becomes a 500 without details. */
export function toProblem(error: unknown, request?: FastifyRequest): GatewayProblem {
  if (error instanceof GatewayProblem) return error;
  const problem =
    error instanceof HttpProblem ? error : request && frameworkProblem(error, request);
  return problem
    ? new GatewayProblem(problem.status, problem.message, problem)
    : new GatewayProblem(500, 'The server failed to handle the request.', { cause: error });
}
