import type { FieldError, Problem } from '@touchline/types';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Body too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  417: 'Expectation failed',
  429: 'Too many requests',
  431: 'Header fields too large',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Gateway timeout',
};

export const problemMediaType = 'application/problem+json; charset=utf-8';

interface ProblemMembers {
  readonly errors?: readonly FieldError[] | undefined;
  readonly callerRequestId?: string | undefined;
}

/** The body of an error (RFC 9457). */
export function problemBody(
  status: number,
  detail: string,
  requestId: string,
  { errors, callerRequestId }: ProblemMembers = {},
): Problem {
  const title = TITLES[status] ?? `HTTP ${status}`;
  return {
    type: `/problems/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    status,
    detail,
    requestId,
    ...(callerRequestId && { callerRequestId }),
    ...(errors && { errors: [...errors] }),
  };
}

export function badInputDetail(errors: readonly FieldError[]): string {
  const fields = [...new Set(errors.map(({ field }) => field))];
  return `${fields.length === 1 ? '1 field is' : `${fields.length} fields are`} wrong: ${fields.join(', ')}.`;
}
