import { HttpProblem, type HttpProblemExtras } from '@touchline/shared/server/http/http-problem';
import { badInputDetail } from '@touchline/shared/server/http/problem-body';
import type { FieldError } from '@touchline/types';

export const STATUS_CODES = {
  'invalid-input': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'body-too-large': 413,
  'url-too-long': 414,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'not-implemented': 501,
  'bad-gateway': 502,
  unavailable: 503,
  'gateway-timeout': 504,
} as const;

export type ApiErrorCode = keyof typeof STATUS_CODES;

/** An error for the caller: `detail` names what was wrong, with its values, and what to do. */
export class ApiError extends HttpProblem {
  override readonly name = 'ApiError';

  constructor(code: ApiErrorCode, detail: string, extras?: HttpProblemExtras) {
    super(STATUS_CODES[code], detail, extras);
  }
}

export const invalidInput = (errors: readonly FieldError[]) =>
  new ApiError('invalid-input', badInputDetail(errors), { errors });

/** `detail` is also sent in a header, so it must not contain text from the request. */
export const unauthorized = (detail: string, reason?: 'invalid_token') =>
  new ApiError('unauthorized', detail, {
    headers: {
      'www-authenticate': reason
        ? `Bearer realm="touchline", error="${reason}", error_description="${detail}"`
        : 'Bearer realm="touchline"',
    },
  });

export const loginRequired = () =>
  unauthorized('This operation needs an access token; log in first.');

export const accessTokenExpired = () =>
  unauthorized('The access token has expired; refresh it or log in again.', 'invalid_token');

/** Returns the value, or throws a 404 if there is none. */
export function orNotFound<T>(value: T | undefined, kind: string, id: string): T {
  if (value === undefined) throw new ApiError('not-found', `No ${kind} has the id ${id}.`);
  return value;
}
