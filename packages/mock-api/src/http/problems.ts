import { problemBody, problemMediaType } from '@touchline/types/problem-body';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput, Fault, type FaultCode } from '../api-error.ts';
import { isStoreAway } from '../store/is-connection-error.ts';

export const BODY_LIMIT = 16_384;

const statuses: Record<FaultCode, number> = {
  'bad-input': 400,
  unauthorized: 401,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'header-too-large': 431,
  'bad-gateway': 502,
  unavailable: 503,
  'gateway-timeout': 504,
};

const wrong = (field: string, place: 'path' | 'body' | 'header', message: string) =>
  badInput([{ field, in: place, message }]);

const storeAway = new Fault(
  'unavailable',
  'Accounts cannot be reached just now; try again in 5 seconds.',
  { headers: { 'retry-after': '5' } },
);

/** What the framework found wrong with a request, in our own words. */
function asFault(error: FastifyError, request: FastifyRequest): Fault | undefined {
  if (isStoreAway(error)) return storeAway;
  switch (error.code) {
    case 'FST_ERR_BAD_URL':
      return wrong('path', 'path', 'has a percent sign that encodes nothing');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Fault('not-found', 'Nothing has so long a name.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Fault('too-large', `The body may have ${BODY_LIMIT} bytes at most.`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const type = request.headers['content-type'] ?? 'a body without a content type';
      return new Fault('unsupported-media-type', `Send the body as application/json, not ${type}.`);
    }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return wrong('content-length', 'header', 'is not the length of the body');
    default: {
      const status = error.statusCode ?? 500;
      return status >= 400 && status < 500 ? wrong('body', 'body', error.message) : undefined;
    }
  }
}

/** The one place where an error becomes an answer. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = error instanceof Fault ? error : asFault(error as FastifyError, request);
  if (!fault || fault === storeAway) request.log.error({ err: error }, 'a request failed');
  const status = fault ? statuses[fault.code] : 500;
  const detail = fault?.message ?? 'Something went wrong here; the log has the request id.';
  return reply
    .code(status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...fault?.headers })
    .type(problemMediaType)
    .send(JSON.stringify(problemBody(status, detail, request.id, fault?.errors)));
}
