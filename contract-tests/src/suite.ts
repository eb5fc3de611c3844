import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import { type Attempt, createAttempts, type Part, type Run } from './case-context.ts';
import type { SendRequest } from './http/send-request.ts';

export interface CaseResult {
  readonly operation: OperationId;
  readonly part: Part;
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
  /** Belongs to the spec or the extras, as the operation does. */
  check(id: OperationId, title: string, run: Run): Promise<void>;
  /**
   * Like `check`, but differing values fail the case only if they still differ when `repeatFailed` repeats it: the world
   * changes between two requests, and a cache may serve one response longer than the other.
   */
  checkPatiently(id: OperationId, title: string, run: Run): Promise<void>;
  /** The same for cases of rules that the site does without. */
  readonly rules: Pick<Suite, 'check' | 'checkPatiently'>;
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

interface Case {
  readonly id: OperationId;
  readonly title: string;
  readonly part: Part;
  readonly run: Run;
}

interface Failed extends Case {
  readonly attempt: Attempt;
}

/** The title of the case about all responses to an operation. */
const ADDED = 'responses have the headers, fields and errors that the contract adds';
const MAX_ADDED = 12;

export function createSuite(options: SuiteOptions): Suite {
  const { contract, send, connect, pauses } = options;
  const { isSelected = () => true, stopAtFirst = false, onResult = () => {} } = options;
  const { wait = untilAborted, signal = new AbortController().signal } = options;
  const results: CaseResult[] = [];
  const reached = new Map<OperationId, Set<number>>();
  const failed: Failed[] = [];
  const allAdded = new Map<OperationId, ReadonlyMap<string, string>>();
  const operation = (id: OperationId) =>
    contract.operations.find((candidate) => candidate.id === id) as Operation;

  function recordStatus(id: OperationId, status: number): void {
    reached.set(id, (reached.get(id) ?? new Set()).add(status));
  }

  const attemptCase = createAttempts({ contract, send, connect, recordStatus });

  const partOf = (id: OperationId): Part => {
    const { extra, servedBy } = operation(id);
    return extra || servedBy === 'gateway' ? 'extras' : 'spec';
  };

  /** Records nothing for a case that an abort interrupts. */
  async function attempt({ id, title, run }: Case): Promise<Attempt> {
    const stopIfAborted = () => {
      if (signal.aborted) throw new StopRun(`${signal.reason}, during ${id}: ${title}`);
    };
    stopIfAborted();
    const result = await attemptCase(run);
    stopIfAborted();
    return result;
  }

  function add(result: CaseResult): void {
    const { operation, title, faults } = result;
    results.push(result);
    onResult(result);
    if (stopAtFirst && faults.length > 0) throw new StopRun(`failed at ${operation}: ${title}`);
  }

  function record({ id, title, part }: Case, { faults, differences, added, ms }: Attempt): void {
    add({ operation: id, part, title, faults: [...faults, ...differences], ms });
    allAdded.set(id, new Map([...added, ...(allAdded.get(id) ?? [])]));
    if (stopAtFirst && added.size > 0) recordAdded();
  }

  function recordAdded(): void {
    const all = [...allAdded];
    allAdded.clear();
    for (const [id, errors] of all) {
      if (!reached.has(id)) continue;
      const faults = [...errors].slice(0, MAX_ADDED).map(([error, asked]) => `${asked}: ${error}`);
      add({ operation: id, part: 'rules', title: ADDED, faults, ms: 0 });
    }
  }

  async function checkCase(one: Case): Promise<void> {
    if (isSelected(one.id)) record(one, await attempt(one));
  }

  /** Only differing values are worth a repetition: an invalid response stays invalid. */
  function recordOrKeep(one: Failed): void {
    const { faults, differences } = one.attempt;
    if (faults.length > 0 || differences.length === 0) record(one, one.attempt);
    else failed.push(one);
  }

  async function repeatFailed(): Promise<void> {
    for (const pause of pauses) {
      if (failed.length === 0) break;
      await wait(pause, signal);
      for (const one of [...failed]) {
        const repeated = await attempt(one);
        failed.shift();
        recordOrKeep({ ...one, attempt: repeated });
      }
    }
    giveUp();
  }

  function giveUp(): void {
    for (const one of failed.splice(0)) record(one, one.attempt);
    recordAdded();
  }

  async function checkCasePatiently(one: Case): Promise<void> {
    if (!isSelected(one.id)) return;
    recordOrKeep({ ...one, attempt: await attempt(one) });
    if (stopAtFirst) await repeatFailed();
  }

  async function makeCases(id: OperationId, title: string, make: () => Promise<void>) {
    try {
      await make();
    } catch (error) {
      if (error instanceof StopRun) throw error;
      const one: Case = { id, title, part: partOf(id), run: () => Promise.reject(error) };
      record(one, await attempt(one));
    }
  }

  const checks = (partOf: (id: OperationId) => Part): Suite['rules'] => ({
    check: (id, title, run) => checkCase({ id, title, part: partOf(id), run }),
    checkPatiently: (id, title, run) => checkCasePatiently({ id, title, part: partOf(id), run }),
  });

  return {
    contract,
    send,
    connect,
    results,
    reached,
    operation,
    recordStatus,
    ...checks(partOf),
    rules: checks(() => 'rules'),
    makeCases,
    repeatFailed,
    giveUp,
  };
}
