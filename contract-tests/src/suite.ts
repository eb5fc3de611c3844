import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { answerFaults } from './check/answer-faults.ts';
import { describeDifference } from './check/difference.ts';
import { type Answer, dataOf } from './http/answer.ts';
import type { Question } from './http/question.ts';
import type { SendQuestion } from './http/send-question.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly title: string;
  readonly faults: readonly string[];
  readonly ms: number;
}

/** What a case uses to send questions and to report faults. */
export interface Trial {
  /** Checks the response against the contract. Its status must be one of these; 200 by default. */
  send(id: OperationId, question?: Question, ...statuses: number[]): Promise<Answer>;
  /** The data of a successful response. */
  data<T>(id: OperationId, question?: Question): Promise<T>;
  readonly fault: (text: string) => void;
  /** In milliseconds, between the tries of `withRetries`. */
  readonly pauses: readonly number[];
  /** Reports a fault if the values differ. */
  same(actual: unknown, expected: unknown, what: string): void;
}

export type Run = (trial: Trial) => Promise<void>;

export interface Suite {
  readonly contract: Contract;
  readonly send: SendQuestion;
  readonly results: readonly CaseResult[];
  /** The statuses that each operation has responded with. */
  readonly reached: ReadonlyMap<OperationId, ReadonlySet<number>>;
  operation(id: OperationId): Operation;
  recordStatus(id: OperationId, status: number): void;
  check(id: OperationId, title: string, run: Run): Promise<void>;
}

/** Thrown to stop a suite after its first failed case. */
export class StopAtFirstFault extends Error {}

interface SuiteOptions {
  readonly contract: Contract;
  readonly send: SendQuestion;
  readonly stopAtFirst: boolean;
  readonly pauses: readonly number[];
  readonly onResult: (result: CaseResult) => void;
}

export function createSuite(options: SuiteOptions): Suite {
  const { contract, send, stopAtFirst, pauses, onResult } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const faultsOf = answerFaults(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  function recordStatus(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  function trialWith(faults: string[]): Trial {
    const trial: Trial = {
      async send(id, question, ...statuses) {
        const answer = await send(operation(id), question);
        recordStatus(id, answer.status);
        const expected = statuses.length > 0 ? statuses : [200];
        const addFault = (text: string) => faults.push(`${answer.request}: ${text}`);
        if (!expected.includes(answer.status)) {
          addFault(`status ${answer.status} instead of ${expected.join(' or ')}`);
        }
        for (const fault of faultsOf(operation(id), answer)) addFault(fault);
        return answer;
      },
      data: async (id, question) => dataOf(await trial.send(id, question)),
      fault: (text) => void faults.push(text),
      pauses,
      same(actual, expected, what) {
        const difference = describeDifference(actual, expected, what);
        if (difference) faults.push(difference);
      },
    };
    return trial;
  }

  async function check(id: OperationId, title: string, run: Run): Promise<void> {
    const start = performance.now();
    const faults: string[] = [];
    try {
      await run(trialWith(faults));
    } catch (error) {
      const { message, cause } = error as Error;
      faults.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    }
    const result = { operation: id, title, faults, ms: Math.round(performance.now() - start) };
    results.push(result);
    onResult(result);
    if (stopAtFirst && faults.length > 0) throw new StopAtFirstFault(title);
  }

  return { contract, send, results, reached, operation, recordStatus, check };
}
