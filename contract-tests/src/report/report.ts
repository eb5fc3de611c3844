import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import type { Part } from '../case-context.ts';
import type { CaseResult, Suite } from '../suite.ts';

/** The tested operations of a part, without those that the gateway serves itself. */
interface PartReport {
  /** Operations that have passed every case of the part. */
  readonly whole: readonly OperationId[];
  readonly of: number;
  readonly passed: number;
  readonly failed: number;
}

interface ExtrasReport extends PartReport {
  /** Operations that the server does not have. */
  readonly absent: readonly OperationId[];
  /** Parameters and fields of bodies that it refuses, each with the operations that it refuses them for. */
  readonly refused: Readonly<Record<string, readonly OperationId[]>>;
}

export interface Report {
  readonly baseUrl: string;
  readonly startedAt: string;
  readonly seconds: number;
  /** Why the run ended early. */
  readonly stopped?: string;
  readonly passed: number;
  readonly failed: number;
  readonly spec: PartReport;
  readonly extras: ExtrasReport;
  /** Cases of what the site does without. */
  readonly rules: Pick<PartReport, 'passed' | 'failed'>;
  readonly cases: readonly CaseResult[];
  /** Documented statuses that did not occur in this run. */
  readonly neverReached: readonly { operation: OperationId; statuses: readonly number[] }[];
}

interface ReportOptions {
  readonly baseUrl: string;
  readonly start: number;
  readonly stopped?: string | undefined;
  /** The contract without what the server lacks; undefined if that is not known yet. */
  readonly offered?: Contract | undefined;
  readonly isSelected?: (id: OperationId) => boolean;
}

function neverReached({ contract, reached }: Suite): Report['neverReached'] {
  return contract.operations.flatMap(({ id, responses }) => {
    const statuses = Object.keys(responses)
      .map(Number)
      .filter((status) => !reached.get(id)?.has(status));
    return statuses.length > 0 ? [{ operation: id, statuses }] : [];
  });
}

export const hasFailed = ({ faults }: CaseResult): boolean => faults.length > 0;

const ofPart = (results: readonly CaseResult[], wanted: Part) =>
  results.filter(({ part }) => part === wanted);

function counts(results: readonly CaseResult[], part: Part) {
  const own = ofPart(results, part);
  const failed = own.filter(hasFailed).length;
  return { passed: own.length - failed, failed };
}

function partReport(results: readonly CaseResult[], part: Part, operations: readonly Operation[]) {
  const byOperation = Map.groupBy(ofPart(results, part), ({ operation }) => operation);
  const whole = operations.filter(({ id }) => byOperation.get(id)?.some(hasFailed) === false);
  return {
    whole: whole.map(({ id }) => id),
    of: operations.length,
    ...counts(results, part),
  };
}

/** Names of the parameters and fields that are extras. */
const extraNames = ({ parameters, extraFields = [] }: Operation): string[] => [
  ...parameters.filter((one) => one.extra && one.in === 'query').map(({ name }) => name),
  ...extraFields,
];

function refusedBy(operations: readonly Operation[], offered: Contract): ExtrasReport['refused'] {
  const refused = operations.flatMap((operation) => {
    const own = offered.operations.find(({ id }) => id === operation.id);
    const kept = own ? extraNames(own) : [];
    const { id } = operation;
    return extraNames(operation)
      .filter((name) => !kept.includes(name))
      .map((name) => ({ name, id }));
  });
  const byName = Map.groupBy(refused, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(({ id }) => id)]));
}

export function makeReport(suite: Suite, options: ReportOptions): Report {
  const { baseUrl, start, stopped, offered = suite.contract, isSelected = () => true } = options;
  const { results } = suite;
  const tested = suite.contract.operations.filter(
    ({ id, servedBy }) => servedBy === 'upstream' && isSelected(id),
  );
  const specOperations = tested.filter(({ extra }) => !extra);
  const extraOperations = tested.filter(({ extra }) => extra);
  const isOffered = ({ id }: Operation) => offered.operations.some((one) => one.id === id);
  const failed = results.filter(hasFailed).length;
  return {
    baseUrl,
    startedAt: new Date(start).toISOString(),
    seconds: (Date.now() - start) / 1000,
    ...(stopped !== undefined && { stopped }),
    passed: results.length - failed,
    failed,
    spec: partReport(results, 'spec', specOperations),
    extras: {
      ...partReport(results, 'extras', extraOperations),
      absent: extraOperations.filter((one) => !isOffered(one)).map(({ id }) => id),
      refused: refusedBy(specOperations, offered),
    },
    rules: counts(results, 'rules'),
    cases: results,
    neverReached: neverReached(suite),
  };
}
