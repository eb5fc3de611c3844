import type { Contract, Operation } from '@touchline/types/contract';
import { responseCheck } from '@touchline/types/validation';
import type { Answer } from '../ask/answer.ts';
import { closedContract } from './closed-contract.ts';
import { headerFaults } from './header-faults.ts';
import { problemFaults } from './problem-faults.ts';

const MOST = 5;

const mediaType = ({ headers }: Answer) =>
  (headers.get('content-type') ?? 'none').split(';')[0]?.trim() ?? '';

/** Everything about an answer that is not as the contract has it. */
export function answerFaults(contract: Contract) {
  const strict = closedContract(contract);
  const check = responseCheck(strict);
  return ({ id }: Operation, answer: Answer): string[] => {
    const documented = strict.operations.find((one) => one.id === id)?.responses[answer.status];
    if (!documented) return [`status ${answer.status} is not documented`];
    const { contentType, schema } = documented;
    const faults = headerFaults(documented, answer);
    if (contentType && mediaType(answer) !== contentType) {
      faults.push(`the content type must be ${contentType}, not ${mediaType(answer)}`);
    }
    if (schema) faults.push(...check(schema, answer.json).slice(0, MOST));
    if (answer.status >= 400) faults.push(...problemFaults(answer));
    return faults;
  };
}
