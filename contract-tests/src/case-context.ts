import { ApiProblem, type Client, type Middleware } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { describeDifference } from './check/difference.ts';
import { responseErrors } from './check/response-errors.ts';
import type { ContractRequest } from './http/contract-request.ts';
import { type ReadResponse, readResponse } from './http/read-response.ts';
import type { SendRequest } from './http/send-request.ts';

/** Sends requests and records violations for one case. Every response is checked against the contract. */
export interface CaseContext {
  /** For valid calls: the status must be 200. */
  readonly api: Client;
  /**
   * For requests that the typed client does not compile, that come from the contract's data, or whose response headers are
   * tested. The status must be one of these; 200 by default.
   */
  send(id: OperationId, request?: ContractRequest, ...statuses: number[]): Promise<ReadResponse>;
  /** Records a violation. */
  readonly fail: (text: string) => void;
  /** Records a violation if the values differ. */
  expectEqual(actual: unknown, expected: unknown, what: string): void;
}

export type Run = (context: CaseContext) => Promise<void>;

/** The violations that one run of a case has found. */
export interface Attempt {
  /** Responses that violate the contract, or that the case could not read. */
  readonly faults: readonly string[];
  /** Values that differ, found by the case itself. */
  readonly differences: readonly string[];
  readonly ms: number;
}

interface AttemptOptions {
  readonly contract: Contract;
  readonly send: SendRequest;
  readonly connect: () => Client;
  readonly recordStatus: (id: OperationId, status: number) => void;
}

function withCause({ message, cause }: Error): string {
  const reason = cause instanceof Error ? `: ${cause.message || String(cause)}` : '';
  return message.replace(/\.$/, '') + reason;
}

/** Why a case threw; undefined if the response's status is a violation already. */
function describeThrown(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem)) {
    const reason = error instanceof Error ? withCause(error) : String(error);
    return `the case ended early: ${reason}`;
  }
  return error.status > 0 ? undefined : withCause(error);
}

/** Creates a function that runs a case once. It never throws. */
export function createAttempts(options: AttemptOptions) {
  const { contract, send, connect, recordStatus } = options;
  const errorsOf = responseErrors(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  /** The violations in a response, whose status must be one of these. */
  function violations(id: OperationId, response: ReadResponse, statuses: number[]): string[] {
    const { request, status } = response;
    recordStatus(id, status);
    const errors = errorsOf(operation(id), response);
    if (!statuses.includes(status)) {
      errors.unshift(`status ${status} instead of ${statuses.join(' or ')}`);
    }
    return errors.map((error) => `${request}: ${error}`);
  }

  /** Checks responses before the typed client reads them. */
  const responseCheck = (faults: string[]): Middleware => ({
    async onResponse({ request: { method, url }, schemaPath, options, response }) {
      const called = contract.operations.find(
        (candidate) => candidate.method === method && candidate.path === schemaPath,
      ) as Operation;
      const target = `${method} ${url.slice(options.baseUrl.length)}`;
      faults.push(...violations(called.id, await readResponse(target, response.clone()), [200]));
    },
  });

  return async function attempt(run: Run): Promise<Attempt> {
    const start = performance.now();
    const faults: string[] = [];
    const differences: string[] = [];
    const api = connect();
    api.use(responseCheck(faults));
    const context: CaseContext = {
      api,
      async send(id, request, ...statuses) {
        const response = await send(operation(id), request);
        faults.push(...violations(id, response, statuses.length > 0 ? statuses : [200]));
        return response;
      },
      fail: (text) => void differences.push(text),
      expectEqual(actual, expected, what) {
        const difference = describeDifference(actual, expected, what);
        if (difference) differences.push(difference);
      },
    };
    try {
      await run(context);
    } catch (error) {
      const thrown = describeThrown(error);
      if (thrown) faults.push(thrown);
    }
    return { faults, differences, ms: Math.round(performance.now() - start) };
  };
}
