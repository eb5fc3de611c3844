import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { type Answer, dataOf } from './ask/answer.ts';
import type { Ask } from './ask/ask.ts';
import type { Question } from './ask/question.ts';
import { answerFaults } from './check/answer-faults.ts';
import { difference } from './check/difference.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly title: string;
  readonly faults: readonly string[];
  readonly ms: number;
}

/** One case: it asks, and says what is wrong. */
export interface Trial {
  /** Every answer is held against the contract; its status must be one of these (200 unless said). */
  ask(id: OperationId, question?: Question, ...statuses: number[]): Promise<Answer>;
  /** The data of a success. */
  data<T>(id: OperationId, question?: Question): Promise<T>;
  readonly fault: (text: string) => void;
  /** In milliseconds, between the tries of a case that is patient. */
  readonly pauses: readonly number[];
  /** Says it where they differ. */
  same(actual: unknown, expected: unknown, what: string): void;
}

export type Run = (trial: Trial) => Promise<void>;

export interface Suite {
  readonly contract: Contract;
  readonly ask: Ask;
  readonly results: readonly CaseResult[];
  /** Every status that an operation has answered with. */
  readonly reached: ReadonlyMap<OperationId, ReadonlySet<number>>;
  operation(id: OperationId): Operation;
  note(id: OperationId, status: number): void;
  check(id: OperationId, title: string, run: Run): Promise<void>;
}

/** Thrown where a suite is to end with its first fault. */
export class FirstFault extends Error {}

interface SuiteOptions {
  readonly contract: Contract;
  readonly ask: Ask;
  readonly endAtFirst: boolean;
  readonly pauses: readonly number[];
  readonly onResult: (result: CaseResult) => void;
}

export function createSuite(options: SuiteOptions): Suite {
  const { contract, ask, endAtFirst, pauses, onResult } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const faultsOf = answerFaults(contract);
  const operation = (id: OperationId) =>
    contract.operations.find((one) => one.id === id) as Operation;

  function note(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  function trialWith(faults: string[]): Trial {
    const trial: Trial = {
      async ask(id, question, ...statuses) {
        const answer = await ask(operation(id), question);
        note(id, answer.status);
        const wanted = statuses.length > 0 ? statuses : [200];
        const says = (text: string) => faults.push(`${answer.question}: ${text}`);
        if (!wanted.includes(answer.status)) {
          says(`answered ${answer.status} and not ${wanted.join(' or ')}`);
        }
        for (const fault of faultsOf(operation(id), answer)) says(fault);
        return answer;
      },
      data: async (id, question) => dataOf(await trial.ask(id, question)),
      fault: (text) => void faults.push(text),
      pauses,
      same(actual, expected, what) {
        const found = difference(actual, expected, what);
        if (found) faults.push(found);
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
    if (endAtFirst && faults.length > 0) throw new FirstFault(title);
  }

  return { contract, ask, results, reached, operation, note, check };
}
