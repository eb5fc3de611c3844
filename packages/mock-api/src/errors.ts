import { HttpProblem } from '@touchline/shared/server/http/http-problem';

/** `detail` is also sent in a header, so it must not contain text from the request. */
export const unauthorized = (detail: string, reason?: 'invalid_token') =>
  new HttpProblem(401, detail, {
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
  if (value === undefined) throw new HttpProblem(404, `No ${kind} has the id ${id}.`);
  return value;
}
