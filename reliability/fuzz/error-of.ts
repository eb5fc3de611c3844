import type { FieldError, Problem } from '@touchline/types';
import type { Expectation, FuzzCase } from './cases/fuzz-case.ts';
import type { Exchange } from './http/connection.ts';
import type { RawResponse } from './http/response-reader.ts';

const NOT_IMPLEMENTED = 501;

function problemOf({ body }: RawResponse): Partial<Problem> | undefined {
  try {
    return JSON.parse(String(body)) as Partial<Problem>;
  } catch {
    return undefined;
  }
}

/** The pages have error pages; everything else has problem documents. */
const isPage = ({ headers }: RawResponse) => headers.get('content-type')?.startsWith('text/html');

function namingError(errors: readonly FieldError[] | undefined, names: Expectation['names']) {
  if (!errors?.length) return 'a 400 that names no field';
  if (errors.some(({ field }) => !field)) return 'a 400 with an error without a field';
  if (!names || errors.some((error) => error.field === names.field && error.in === names.in)) {
    return undefined;
  }
  return `a 400 that does not name the ${names.in} field ${names.field}`;
}

function problemError(response: RawResponse, method: string, { names }: Expectation) {
  const { status, headers } = response;
  if (status === 405 && !headers.has('allow')) return 'a 405 without Allow';
  if (status < 400 || method === 'HEAD' || isPage(response)) return undefined;
  if (!headers.get('content-type')?.startsWith('application/problem+json')) {
    return `a ${status} that is no problem document`;
  }
  const problem = problemOf(response);
  if (problem?.status !== status) return `a ${status} whose problem says ${problem?.status}`;
  return status === 400 ? namingError(problem.errors, names) : undefined;
}

function responseError(response: RawResponse, n: number, fuzzed: FuzzCase): string | undefined {
  const { methods, expectation } = fuzzed;
  const { status } = response;
  const expected = expectation.statuses?.[n];
  if (expected && !expected.includes(status)) {
    return `status ${status} instead of ${expected.join(' or ')}: ${String(response.body).slice(0, 300)}`;
  }
  if (status >= 500 && status !== NOT_IMPLEMENTED) {
    return `status ${status}: ${String(response.body).slice(0, 300)}`;
  }
  return problemError(response, methods[n] ?? 'GET', expectation);
}

/** The error in the responses to a case, if there is one. */
export function errorOf(fuzzed: FuzzCase, { responses, error }: Exchange): string | undefined {
  if (error) return error;
  if (responses.length > fuzzed.methods.length) {
    return `${responses.length} responses to ${fuzzed.methods.length} requests`;
  }
  const { statuses } = fuzzed.expectation;
  if (statuses && responses.length < statuses.length) {
    return `${responses.length} responses to ${statuses.length} requests`;
  }
  for (const [n, response] of responses.entries()) {
    const found = responseError(response, n, fuzzed);
    if (found) return found;
  }
  return undefined;
}
