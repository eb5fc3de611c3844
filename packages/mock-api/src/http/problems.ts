import { problemBody, problemMediaType } from '@touchline/shared/http/problem-body';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalidInput, STATUS_CODES } from '../api-error.ts';
import { withRequestId } from '../replay/replay-token.ts';
import { StoreTrouble } from '../store/store-trouble.ts';
import { placeOf } from './error-place.ts';
import { REPLAY_HEADER } from './replay-header.ts';

const invalidField = (field: string, place: 'path' | 'body' | 'header', message: string) =>
  invalidInput([{ field, in: place, message }]);

const STORE_UNAVAILABLE = new ApiError(
  'unavailable',
  'Accounts are unavailable; try again in 5 seconds.',
  { headers: { 'retry-after': '5' } },
);

/** Translates errors of Fastify and of the database; `undefined` for unexpected ones. */
function toApiError(error: FastifyError, request: FastifyRequest): ApiError | undefined {
  // Logged when it began, not for each request.
  if (error instanceof StoreTrouble) return STORE_UNAVAILABLE;
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return invalidField('path', 'path', 'contains invalid percent-encoding');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('not-found', 'No such endpoint: a path segment is too long.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(
        'body-too-large',
        `The body may have ${request.routeOptions.bodyLimit} bytes at most.`,
      );
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const type = request.headers['content-type'] ?? 'a body without a content type';
      return new ApiError(
        'unsupported-media-type',
        `Send the body as application/json, not ${type}.`,
      );
    }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalidField('content-length', 'header', 'does not match the length of the body');
    default: {
      const status = error.statusCode ?? 500;
      return status >= 400 && status < 500
        ? invalidField('body', 'body', error.message)
        : undefined;
    }
  }
}

const HIDDEN = 'Internal error; the log has details under the request id.';

function toldDetail(error: unknown): string {
  if (!(error instanceof Error)) return HIDDEN;
  const place = placeOf(error);
  return `Internal error: ${error.message}${place ? `, at ${place}` : ''}.`;
}

/** The only place that turns errors into responses. With `devTools` an unexpected one is told with file and line. */
export const problemSender =
  ({ devTools }: { devTools: boolean }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const apiError = error instanceof ApiError ? error : toApiError(error as FastifyError, request);
    if (!apiError) {
      request.log.error({ err: error, reqId: request.id }, 'request failed');
    }
    const status = apiError ? STATUS_CODES[apiError.code] : 500;
    const detail = apiError?.message ?? (devTools ? toldDetail(error) : HIDDEN);
    const token = reply.getHeader(REPLAY_HEADER);
    if (token) reply.header(REPLAY_HEADER, withRequestId(String(token), request.id));
    return reply
      .code(status)
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...apiError?.headers })
      .type(problemMediaType)
      .send(JSON.stringify(problemBody(status, detail, request.id, apiError?.errors)));
  };
