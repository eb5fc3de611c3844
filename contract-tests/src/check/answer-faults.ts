import type { Problem } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { Answer } from '../http/answer.ts';
import { closedContract } from './closed-contract.ts';
import { headerFaults } from './header-faults.ts';

const MAX_FAULTS = 5;

const mediaType = ({ headers }: Answer) =>
  (headers.get('content-type') ?? 'none').split(';')[0]?.trim() ?? '';

/** A problem must agree with its own response (SYS-5). */
function problemFaults({ status, headers, json }: Answer): string[] {
  const problem = json as Partial<Problem> | undefined;
  if (!problem) return ['the problem is not JSON'];
  const id = headers.get('x-request-id');
  return [
    ...(problem.status === status
      ? []
      : [`the problem has the status ${problem.status} in a response with ${status}`]),
    ...(problem.requestId === id
      ? []
      : [`the problem's request id is ${problem.requestId}, but the header's is ${id}`]),
    ...(status === 400 && !problem.errors?.length ? ['a 400 names no field'] : []),
  ];
}

/** Creates a function that lists everything in a response that violates the contract. */
export function answerFaults(contract: Contract) {
  const strict = closedContract(contract);
  const check = responseCheck(strict);
  return ({ id }: Operation, answer: Answer): string[] => {
    const documented = strict.operations.find((operation) => operation.id === id)?.responses[
      answer.status
    ];
    if (!documented) return [`status ${answer.status} is not documented`];
    const { contentType, schema } = documented;
    const faults = headerFaults(documented, answer);
    if (contentType && mediaType(answer) !== contentType) {
      faults.push(`the content type must be ${contentType}, not ${mediaType(answer)}`);
    }
    if (schema) faults.push(...check(schema, answer.json).slice(0, MAX_FAULTS));
    if (answer.status >= 400) faults.push(...problemFaults(answer));
    return faults;
  };
}
