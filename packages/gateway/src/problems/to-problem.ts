import type { FieldError } from '@touchline/types';
import type { FastifyError } from 'fastify';
import { GatewayProblem } from './gateway-problem.ts';

const notJson: FieldError[] = [{ field: 'body', in: 'body', message: 'is not JSON' }];

function detailOf(status: number, { message }: Partial<FastifyError>): string {
  if (status === 413) return 'The body is larger than is taken here.';
  if (status === 415) return 'The body must be JSON, sent as application/json.';
  return message ?? 'The request is wrong.';
}

/** Faults of the framework are told as far as they are the caller's; ours are not explained to him. */
export function asProblem(error: unknown): GatewayProblem {
  if (error instanceof GatewayProblem) return error;
  const { statusCode = 500, code } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode > 499) {
    return new GatewayProblem(500, 'Something went wrong here.', { cause: error });
  }
  const isBodyFault =
    statusCode === 400 && (error instanceof SyntaxError || /JSON|CTP/.test(code ?? ''));
  return isBodyFault
    ? new GatewayProblem(400, 'The body is not JSON.', { errors: notJson })
    : new GatewayProblem(statusCode, detailOf(statusCode, error as FastifyError));
}
