import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { type Attempt, createAttempts, type Run } from './case-context.ts';
import type { SendRequest } from './http/send-request.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly title: string;
  /** Violations of the contract; `faults` is the name of the field in the report. */
  readonly faults: readonly string[];
  readonly ms: number;
}

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
  /**
   * Like `check`, but differing values fail the case only if they still differ when `repeatFailed` repeats it: the world
   * changes between two requests, and a cache may serve one response longer than the other.
   */
  checkPatiently(id: OperationId, title: string, run: Run): Promise<void>;
  /** Runs code that makes cases. An error in it is a violation. */
  makeCases(id: OperationId, title: string, make: () => Promise<void>): Promise<void>;
  /** After each pause, repeats all patient cases that still fail. */
  repeatFailed(): Promise<void>;
  /** Records the patient cases that wait for a repetition as failed. */
  giveUp(): void;
}

/** Thrown to end a run early. */
export class StopRun extends Error {}

/** Resolves at once if the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const untilAborted: Wait = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {});

interface SuiteOptions {
  readonly contract: Contract;
  readonly send: SendRequest;
  readonly connect: () => Client;
  readonly isSelected?: (id: OperationId) => boolean;
  readonly stopAtFirst?: boolean;
  /** In milliseconds, before each repetition of the failed patient cases. */
  readonly pauses: readonly number[];
  readonly wait?: Wait;
  /** Ends the run; the reason is in the report. */
  readonly signal?: AbortSignal;
  readonly onResult?: (result: CaseResult) => void;
}

interface Failed {
  readonly id: OperationId;
  readonly title: string;
  readonly run: Run;
  readonly attempt: Attempt;
}

export function createSuite(options: SuiteOptions): Suite {
  const { contract, send, connect, pauses } = options;
  const { isSelected = () => true, stopAtFirst = false, onResult = () => {} } = options;
  const { wait = untilAborted, signal = new AbortController().signal } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const failed: Failed[] = [];
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  function recordStatus(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  const attemptCase = createAttempts({ contract, send, connect, recordStatus });

  /** Records nothing for a case that an abort interrupts. */
  async function attempt(id: OperationId, title: string, run: Run): Promise<Attempt> {
    const stopIfAborted = () => {
      if (signal.aborted) throw new StopRun(`${signal.reason}, during ${id}: ${title}`);
    };
    stopIfAborted();
    const result = await attemptCase(run);
    stopIfAborted();
    return result;
  }

  function record(id: OperationId, title: string, { faults, differences, ms }: Attempt): void {
    const result = { operation: id, title, faults: [...faults, ...differences], ms };
    results.push(result);
    onResult(result);
    if (stopAtFirst && result.faults.length > 0) throw new StopRun(`failed at ${id}: ${title}`);
  }

  async function check(id: OperationId, title: string, run: Run): Promise<void> {
    if (isSelected(id)) record(id, title, await attempt(id, title, run));
  }

  /** Only differing values are worth a repetition: an invalid response stays invalid. */
  function recordOrKeep(one: Failed): void {
    const { faults, differences } = one.attempt;
    if (faults.length > 0 || differences.length === 0) record(one.id, one.title, one.attempt);
    else failed.push(one);
  }

  async function repeatFailed(): Promise<void> {
    for (const pause of pauses) {
      if (failed.length === 0) return;
      await wait(pause, signal);
      for (const { id, title, run } of [...failed]) {
        const repeated = await attempt(id, title, run);
        failed.shift();
        recordOrKeep({ id, title, run, attempt: repeated });
      }
    }
    giveUp();
  }

  function giveUp(): void {
    for (const one of failed.splice(0)) record(one.id, one.title, one.attempt);
  }

  async function checkPatiently(id: OperationId, title: string, run: Run): Promise<void> {
    if (!isSelected(id)) return;
    recordOrKeep({ id, title, run, attempt: await attempt(id, title, run) });
    if (stopAtFirst) await repeatFailed();
  }

  async function makeCases(id: OperationId, title: string, make: () => Promise<void>) {
    try {
      await make();
    } catch (error) {
      if (error instanceof StopRun) throw error;
      record(id, title, await attempt(id, title, () => Promise.reject(error)));
    }
  }

  return {
    contract,
    send,
    connect,
    results,
    reached,
    operation,
    recordStatus,
    check,
    checkPatiently,
    makeCases,
    repeatFailed,
    giveUp,
  };
}
