import type { Problem } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { ReadResponse } from '../http/read-response.ts';
import { closedContract } from './closed-contract.ts';
import { headerErrors } from './header-errors.ts';

const MAX_SCHEMA_ERRORS = 5;

export const mediaType = ({ headers }: ReadResponse) =>
  (headers.get('content-type') ?? 'none').split(';')[0]?.trim() ?? '';

/** A problem must agree with its own response (SYS-5). */
function problemErrors({ status, headers, json }: ReadResponse): string[] {
  const problem = json as Partial<Problem> | undefined;
  if (!problem) return ['the problem is not JSON'];
  const id = headers.get('x-request-id');
  const { requestId, callerRequestId = requestId } = problem;
  return [
    ...(problem.status === status
      ? []
      : [`the problem has the status ${problem.status} in a response with ${status}`]),
    ...(callerRequestId === id
      ? []
      : [`the problem's request id is ${callerRequestId}, but the header's is ${id}`]),
    ...(status === 400 && !problem.errors?.length ? ['a 400 names no field'] : []),
  ];
}

/** Creates a function that lists all violations in a response. */
export function responseErrors(contract: Contract) {
  const strict = closedContract(contract);
  const check = responseCheck(strict);
  return ({ id }: Operation, response: ReadResponse): string[] => {
    const documented = strict.operations.find((operation) => operation.id === id)?.responses[
      response.status
    ];
    if (!documented) return [`status ${response.status} is not documented`];
    const { contentType, schema } = documented;
    const errors = headerErrors(documented, response);
    if (contentType && mediaType(response) !== contentType) {
      errors.push(`the content type must be ${contentType}, not ${mediaType(response)}`);
    }
    if (schema) errors.push(...check(schema, response.json).slice(0, MAX_SCHEMA_ERRORS));
    if (response.status >= 400) errors.push(...problemErrors(response));
    return errors;
  };
}
