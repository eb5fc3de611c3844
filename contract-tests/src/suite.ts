import { ApiProblem, type Client, type Middleware } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { describeDifference } from './check/difference.ts';
import { responseErrors } from './check/response-errors.ts';
import type { ContractRequest } from './http/contract-request.ts';
import { type ReadResponse, readResponse } from './http/read-response.ts';
import type { SendRequest } from './http/send-request.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly title: string;
  /** Violations of the contract; `faults` is the name of the field in the report. */
  readonly faults: readonly string[];
  readonly ms: number;
}

/** Sends requests and records violations for one case. Every response is checked against the contract. */
export interface CaseContext {
  /** For valid calls: the status must be 200. */
  readonly api: Client;
  /**
   * For requests that the typed client would not compile, that are made from the contract's data, or whose response's
   * headers are tested. The status must be one of these; 200 by default.
   */
  send(id: OperationId, request?: ContractRequest, ...statuses: number[]): Promise<ReadResponse>;
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
  readonly connect: () => Client;
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
  readonly connect: () => Client;
  readonly stopAtFirst: boolean;
  readonly pauses: readonly number[];
  readonly onResult: (result: CaseResult) => void;
  /** Receives each response that a case checks, and the statuses that the case expects. */
  readonly onResponse?: (
    operation: Operation,
    response: ReadResponse,
    statuses: readonly number[],
  ) => void;
}

export function createSuite(options: SuiteOptions): Suite {
  const { contract, send, connect, stopAtFirst, pauses, onResult } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const errorsOf = responseErrors(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  function recordStatus(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  /** The violations in a response, whose status must be one of these. */
  function violations(id: OperationId, response: ReadResponse, statuses: number[]): string[] {
    const { request, status } = response;
    recordStatus(id, status);
    options.onResponse?.(operation(id), response, statuses);
    const errors = errorsOf(operation(id), response);
    if (!statuses.includes(status)) {
      errors.unshift(`status ${status} instead of ${statuses.join(' or ')}`);
    }
    return errors.map((error) => `${request}: ${error}`);
  }

  /** Checks the responses to the typed client, before it reads them. */
  const responseCheck = (faults: string[]): Middleware => ({
    async onResponse({ request: { method, url }, schemaPath, options, response }) {
      const called = contract.operations.find(
        (candidate) => candidate.method === method && candidate.path === schemaPath,
      ) as Operation;
      const target = `${method} ${url.slice(options.baseUrl.length)}`;
      faults.push(...violations(called.id, await readResponse(target, response.clone()), [200]));
    },
  });

  function createContext(faults: string[]): CaseContext {
    const api = connect();
    api.use(responseCheck(faults));
    return {
      api,
      async send(id, request, ...statuses) {
        const response = await send(operation(id), request);
        faults.push(...violations(id, response, statuses.length > 0 ? statuses : [200]));
        return response;
      },
      fail: (text) => void faults.push(text),
      pauses,
      expectEqual(actual, expected, what) {
        const difference = describeDifference(actual, expected, what);
        if (difference) faults.push(difference);
      },
    };
  }

  async function check(id: OperationId, title: string, run: Run): Promise<void> {
    const start = performance.now();
    const faults: string[] = [];
    try {
      await run(createContext(faults));
    } catch (error) {
      const { message, cause } = error as Error;
      // The status of a problem is already a violation; 0 means that there was no response.
      const isRecorded = error instanceof ApiProblem && error.status > 0;
      const reason = cause instanceof Error ? `: ${cause.message}` : '';
      if (!isRecorded) faults.push(message.replace(/\.$/, '') + reason);
    }
    const result = { operation: id, title, faults, ms: Math.round(performance.now() - start) };
    results.push(result);
    onResult(result);
    if (stopAtFirst && faults.length > 0) throw new StopAtFirstFailure(title);
  }

  return { contract, send, connect, results, reached, operation, recordStatus, check };
}
