import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { describeDifference } from './check/difference.ts';
import { responseErrors } from './check/response-errors.ts';
import type { ContractRequest } from './http/contract-request.ts';
import { dataOf, type ReadResponse } from './http/read-response.ts';
import type { SendRequest } from './http/send-request.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly title: string;
  /** Violations of the contract; `faults` is the name of the field in the report. */
  readonly faults: readonly string[];
  readonly ms: number;
}

/** Sends requests and records violations for one case. */
export interface CaseContext {
  /** Checks the response against the contract. Its status must be one of these; 200 by default. */
  send(id: OperationId, request?: ContractRequest, ...statuses: number[]): Promise<ReadResponse>;
  /** The data of a successful response. */
  data<T>(id: OperationId, request?: ContractRequest): Promise<T>;
  /** Records a violation. */
  readonly fail: (text: string) => void;
  /** In milliseconds, between the attempts of `withRetries`. */
  readonly pauses: readonly number[];
  /** Records a violation if the values differ. */
  expectEqual(actual: unknown, expected: unknown, what: string): void;
}

export type Run = (context: CaseContext) => Promise<void>;

export interface Suite {
  readonly contract: Contract;
  readonly send: SendRequest;
  readonly results: readonly CaseResult[];
  /** The statuses that each operation has responded with. */
  readonly reached: ReadonlyMap<OperationId, ReadonlySet<number>>;
  operation(id: OperationId): Operation;
  recordStatus(id: OperationId, status: number): void;
  check(id: OperationId, title: string, run: Run): Promise<void>;
}

/** Thrown to stop a suite after its first failed case. */
export class StopAtFirstFailure extends Error {}

interface SuiteOptions {
  readonly contract: Contract;
  readonly send: SendRequest;
  readonly stopAtFirst: boolean;
  readonly pauses: readonly number[];
  readonly onResult: (result: CaseResult) => void;
}

export function createSuite(options: SuiteOptions): Suite {
  const { contract, send, stopAtFirst, pauses, onResult } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const errorsOf = responseErrors(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  function recordStatus(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  function createContext(faults: string[]): CaseContext {
    const context: CaseContext = {
      async send(id, request, ...statuses) {
        const response = await send(operation(id), request);
        recordStatus(id, response.status);
        const expected = statuses.length > 0 ? statuses : [200];
        const addError = (text: string) => faults.push(`${response.request}: ${text}`);
        if (!expected.includes(response.status)) {
          addError(`status ${response.status} instead of ${expected.join(' or ')}`);
        }
        for (const error of errorsOf(operation(id), response)) addError(error);
        return response;
      },
      data: async (id, request) => dataOf(await context.send(id, request)),
      fail: (text) => void faults.push(text),
      pauses,
      expectEqual(actual, expected, what) {
        const difference = describeDifference(actual, expected, what);
        if (difference) faults.push(difference);
      },
    };
    return context;
  }

  async function check(id: OperationId, title: string, run: Run): Promise<void> {
    const start = performance.now();
    const faults: string[] = [];
    try {
      await run(createContext(faults));
    } catch (error) {
      const { message, cause } = error as Error;
      faults.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    }
    const result = { operation: id, title, faults, ms: Math.round(performance.now() - start) };
    results.push(result);
    onResult(result);
    if (stopAtFirst && faults.length > 0) throw new StopAtFirstFailure(title);
  }

  return { contract, send, results, reached, operation, recordStatus, check };
}
