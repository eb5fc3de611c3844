import type { Operation } from '@touchline/types/contract';
import { validRequest } from './cases/valid-request.ts';
import type { SampleData } from './discover.ts';
import type { Suite } from './suite.ts';

/** Statuses of an optional operation that the server lacks. */
const LACKING = [404, 501];

/** A suite without the optional operations that the server lacks. */
export async function withOfferedOperations(suite: Suite, sampleData: SampleData): Promise<Suite> {
  const operations: Operation[] = [];
  for (const operation of suite.contract.operations) {
    const response = operation.extra
      ? await suite.send(operation, validRequest(operation, sampleData)).catch(() => undefined)
      : undefined;
    if (!response || !LACKING.includes(response.status)) operations.push(operation);
  }
  return { ...suite, contract: { ...suite.contract, operations } };
}
