import type { OperationId } from '@touchline/types/contract';
import type { CaseResult, Suite } from '../suite.ts';

export interface Report {
  readonly baseUrl: string;
  readonly startedAt: string;
  readonly seconds: number;
  /** Why the run ended early. */
  readonly stopped?: string;
  readonly passed: number;
  readonly failed: number;
  readonly cases: readonly CaseResult[];
  /** The number of operations that document each status. */
  readonly documented: Readonly<Record<number, number>>;
  /** Documented statuses that did not occur in this run. */
  readonly neverReached: readonly { operation: OperationId; statuses: readonly number[] }[];
}

function neverReached({ contract, reached }: Suite): Report['neverReached'] {
  return contract.operations.flatMap(({ id, responses }) => {
    const statuses = Object.keys(responses)
      .map(Number)
      .filter((status) => !reached.get(id)?.has(status));
    return statuses.length > 0 ? [{ operation: id, statuses }] : [];
  });
}

function documented({ contract }: Suite): Report['documented'] {
  const all = contract.operations.flatMap(({ responses }) => Object.keys(responses));
  return Object.fromEntries(
    [...Map.groupBy(all, (status) => status)].map(([status, list]) => [status, list.length]),
  );
}

export function makeReport(
  suite: Suite,
  { baseUrl, start, stopped }: { baseUrl: string; start: number; stopped?: string | undefined },
): Report {
  const failed = suite.results.filter(({ faults }) => faults.length > 0).length;
  return {
    baseUrl,
    startedAt: new Date(start).toISOString(),
    seconds: (Date.now() - start) / 1000,
    ...(stopped !== undefined && { stopped }),
    passed: suite.results.length - failed,
    failed,
    cases: suite.results,
    documented: documented(suite),
    neverReached: neverReached(suite),
  };
}
