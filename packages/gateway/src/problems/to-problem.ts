import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { FieldError } from '@touchline/types';
import type { FastifyError } from 'fastify';

const NOT_JSON: FieldError[] = [{ field: 'body', in: 'body', message: 'is not valid JSON' }];

const BAD_PATH: FieldError[] = [{ field: 'path', in: 'path', message: 'is not a valid path' }];

function detailOf(status: number, { message }: Partial<FastifyError>): string {
  if (status === 413) return 'The body is too large.';
  if (status === 415) return 'The body must be JSON, sent as application/json.';
  return message ?? 'The request is not valid.';
}

/** Errors of the framework below 500 keep their message; everything else becomes a 500 without details. */
export function toProblem(error: unknown): GatewayProblem {
  if (error instanceof GatewayProblem) return error;
  const { statusCode = 500, code } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode > 499) {
    return new GatewayProblem(500, 'The server failed to handle the request.', { cause: error });
  }
  const isBodyError =
    statusCode === 400 && (error instanceof SyntaxError || /JSON|CTP/.test(code ?? ''));
  if (isBodyError) {
    return new GatewayProblem(400, 'The body is not valid JSON.', { errors: NOT_JSON });
  }
  const detail = detailOf(statusCode, error as FastifyError);
  // The router decodes the path before any hook runs.
  const errors = code === 'FST_ERR_BAD_URL' ? BAD_PATH : undefined;
  return new GatewayProblem(statusCode, detail, errors && { errors });
}
