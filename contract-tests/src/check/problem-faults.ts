import type { Problem } from '@touchline/types';
import type { Answer } from '../ask/answer.ts';

/** What an error says of itself must be so (SYS-5). */
export function problemFaults({ status, headers, json }: Answer): string[] {
  const problem = json as Partial<Problem> | undefined;
  if (!problem) return ['the problem is not JSON'];
  const id = headers.get('x-request-id');
  return [
    ...(problem.status === status ? [] : [`the problem says ${problem.status} inside a ${status}`]),
    ...(problem.requestId === id
      ? []
      : [`the problem's request id is ${problem.requestId}, the header's ${id}`]),
    ...(status === 400 && !problem.errors?.length ? ['a 400 names no field'] : []),
  ];
}
