import { relative } from 'node:path';
import { problemBody, problemMediaType } from '@touchline/shared/server/http/problem-body';
import { StoreUnavailable } from '@touchline/shared/server/store/store-unavailable';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalidInput, STATUS_CODES } from '../api-error.ts';

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
  if (error instanceof StoreUnavailable) return STORE_UNAVAILABLE;
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

/** A frame of a source: not of a library, and not of Node. */
const FRAME = /^ +at .*?(?:file:\/\/)?(\/(?!.*\/node_modules\/)[^\s()]+:\d+):\d+\)?$/m;

/** File and line from which an error was thrown, below the current folder. */
function placeOf({ stack = '' }: Error): string | undefined {
  const [, place] = FRAME.exec(stack) ?? [];
  return place && relative('', place);
}

const HIDDEN = 'Internal error; the log has details under the request id.';

function detailOf(error: unknown): string {
  if (!(error instanceof Error)) return HIDDEN;
  const place = placeOf(error);
  return `Internal error: ${error.message}${place ? `, at ${place}` : ''}.`;
}

/** The only place that turns errors into responses. With `devTools` the response to an unexpected one has its file and line. */
export const problemSender =
  ({ devTools }: { devTools: boolean }) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const apiError = error instanceof ApiError ? error : toApiError(error as FastifyError, request);
    if (!apiError) {
      request.log.error({ err: error, reqId: request.id }, 'request failed');
    }
    const status = apiError ? STATUS_CODES[apiError.code] : 500;
    const detail = apiError?.message ?? (devTools ? detailOf(error) : HIDDEN);
    return reply
      .code(status)
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...apiError?.headers })
      .type(problemMediaType)
      .send(JSON.stringify(problemBody(status, detail, request.id, { errors: apiError?.errors })));
  };
