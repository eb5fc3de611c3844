import { ApiProblem, type Client, type Middleware } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { describeDifference } from './check/difference.ts';
import { responseErrors } from './check/response-errors.ts';
import { specErrors } from './check/spec-errors.ts';
import { answerReader, asRead, type ReadAnswer } from './http/answer-reader.ts';
import type { ContractRequest } from './http/contract-request.ts';
import { type ReadResponse, readResponse } from './http/read-response.ts';
import type { SendRequest } from './http/send-request.ts';

/**
 * What a case is about: the calls of the spec, those that are extras, or the rules of the contract that the site does without,
 * such as headers, refusals, languages and the agreement of responses with one another.
 */
export type Part = 'spec' | 'extras' | 'rules';

/**
 * Sends requests and records violations for one case. What the site needs of each response is checked in the case; what the
 * contract adds is collected. A body is handed out as the site reads it.
 */
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
  /** Responses that the site cannot use, or that the case could not read. */
  readonly faults: readonly string[];
  /** Values that differ, found by the case itself. */
  readonly differences: readonly string[];
  /** Where responses lack what the contract adds, with the first request of each. */
  readonly added: ReadonlyMap<string, string>;
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

type Added = Map<string, string>;

/** Items with the id of an earlier one, which no schema refuses. */
const repeatedItems = (answer: ReturnType<ReadAnswer> | undefined): string[] =>
  (answer?.leftOut ?? [])
    .filter(({ message }) => message.includes('earlier item'))
    .map(({ pointer, message }) => `${pointer} ${message}`);

/** Creates a function that runs a case once. It never throws. */
export function createAttempts(options: AttemptOptions) {
  const { contract, send, connect, recordStatus } = options;
  const errorsOf = responseErrors(contract);
  const neededErrors = specErrors(contract);
  const read = answerReader(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  /** Makes the check of a response, whose status must be one of the expected ones. It returns the body as the site reads it. */
  const checkInto =
    (faults: string[], added: Added) =>
    (id: OperationId, response: ReadResponse, statuses: readonly number[]) => {
      const { request, status, text } = response;
      const called = operation(id);
      const answer = status === 200 ? read(called, text) : undefined;
      recordStatus(id, status);
      const errors = statuses.includes(status)
        ? neededErrors(called, response)
        : [`status ${status} instead of ${statuses.join(' or ')}`];
      faults.push(...errors.map((error) => `${request}: ${error}`));
      if (errors.length > 0) return answer;
      for (const error of [...errorsOf(called, response), ...repeatedItems(answer)]) {
        if (!added.has(error)) added.set(error, request);
      }
      return answer;
    };

  /** Checks responses before the typed client reads them. */
  const responseCheck = (check: ReturnType<typeof checkInto>): Middleware => ({
    async onResponse({ request: { method, url }, schemaPath, options, response }) {
      const called = contract.operations.find(
        (candidate) => candidate.method === method && candidate.path === schemaPath,
      ) as Operation;
      const target = `${method} ${url.slice(options.baseUrl.length)}`;
      const answer = check(called.id, await readResponse(target, response.clone()), [200]);
      return answer && asRead(response, called, answer);
    },
  });

  return async function attempt(run: Run): Promise<Attempt> {
    const start = performance.now();
    const faults: string[] = [];
    const differences: string[] = [];
    const added: Added = new Map();
    const check = checkInto(faults, added);
    const api = connect();
    api.use(responseCheck(check));
    const context: CaseContext = {
      api,
      async send(id, request, ...statuses) {
        const response = await send(operation(id), request);
        const answer = check(id, response, statuses.length > 0 ? statuses : [200]);
        return answer ? { ...response, json: answer.json } : response;
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
    return { faults, differences, added, ms: Math.round(performance.now() - start) };
  };
}
