import type { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { callerIdOf } from '@touchline/shared/server/http/request-id';
import { sendProblemDocument } from '@touchline/shared/server/http/send-problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './to-problem.ts';

const codeOf = (cause: unknown) => (cause as { code?: unknown } | undefined)?.code;

/** A 500 is a bug and logged with its stack; an upstream that fails or is slow is a warning. */
function logProblem(
  { log, id: reqId, method, url }: FastifyRequest,
  problem: GatewayProblem,
): void {
  const { status, message, cause, isLogged } = problem;
  if (isLogged) return;
  if (status === 500) log.error({ reqId, err: cause ?? problem, status }, message);
  else if (status > 500) {
    const [path] = url.split('?');
    log.warn({ reqId, method, path, status, code: codeOf(cause) }, message);
  }
}

export const problemSender =
  (audience: { readonly devTools: boolean }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error, request);
    const { status, errors, headers } = problem;
    const callerRequestId = callerIdOf(request.headers['x-request-id']);
    const detail = problem.detailFor(audience);
    logProblem(request, problem);
    return sendProblemDocument(request, reply, {
      status,
      detail,
      headers,
      errors,
      callerRequestId,
    });
  };

export const sendProblem = problemSender({ devTools: false });
