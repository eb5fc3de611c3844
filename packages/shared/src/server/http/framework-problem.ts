import type { FastifyError, FastifyRequest } from 'fastify';
import { badInput, HttpProblem } from './http-problem.ts';

/** The refusal that an error of Fastify stands for; `undefined` for all other errors. */
export function frameworkProblem(
  error: unknown,
  { headers, routeOptions }: FastifyRequest,
): HttpProblem | undefined {
  const { statusCode = 500, code = '', message } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode > 499) return undefined;
  switch (code) {
    // The router decodes the path before any hook runs.
    case 'FST_ERR_BAD_URL':
      return badInput({
        field: 'path',
        in: 'path',
        message: 'contains invalid percent-encoding',
      });
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new HttpProblem(404, 'No such endpoint: a path segment is too long.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpProblem(413, `The body may have ${routeOptions.bodyLimit} bytes at most.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const type = headers['content-type'] ?? 'a body without a content type';
      return new HttpProblem(415, `Send the body as application/json, not ${type}.`);
    }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badInput({
        field: 'content-length',
        in: 'header',
        message: 'does not match the length of the body',
      });
  }
  const isBodyError = statusCode === 400 && (error instanceof SyntaxError || /JSON|CTP/.test(code));
  return isBodyError
    ? badInput({ field: 'body', in: 'body', message: 'is not valid JSON' })
    : new HttpProblem(statusCode, message ?? 'The request is not valid.');
}
