import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import { type BodyError, pointerSegment } from '@touchline/types/validation';
import type { FastifyBaseLogger } from 'fastify';
import type { DriftMode } from '../../config.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { declaredEnvelope } from '../envelope.ts';
import type { StreamedResponse } from '../send-call.ts';
import { isLacking, UpstreamProblem } from '../upstream-problem.ts';
import type { Difference, DriftFindings } from './drift-findings.ts';

export interface DriftCheckOptions {
  readonly mode: DriftMode;
  readonly findings: DriftFindings;
  readonly log: FastifyBaseLogger;
  readonly count: Metrics['drift'];
  /** Do not report operations that the upstream lacks. */
  readonly mayLackOperations?: boolean | undefined;
}

const unknownMember = (name: string): BodyError => ({
  pointer: pointerSegment(name),
  message: 'is not a known field; it has been removed',
});

export type DriftCheck = ReturnType<typeof createDriftCheck>;

/**
 * Reports how responses differ from the contract, once for each response of the upstream: between the cache and the wire.
 * Removes unknown members of the envelope in every mode.
 */
export function createDriftCheck(options: DriftCheckOptions) {
  const { mode, findings, log, count, mayLackOperations = false } = options;

  function report({ operation, requestId }: Call, errors: readonly Difference[]): void {
    const { due, places } = findings.record(operation.id, errors);
    for (const place of places) count.inc({ operation: operation.id, place });
    for (const { pointer, place, message } of due) {
      const line = { reqId: requestId, operation: operation.id, pointer, place };
      log.warn(line, `the response of the upstream differs from the contract: ${message}`);
    }
  }

  function reportBody(call: Call, found: readonly BodyError[], unknownMembers: readonly string[]) {
    if (mode === 'off') return;
    const all = [...found, ...unknownMembers.map(unknownMember)];
    if (all.length > 0) report(call, all);
    const [first] = found;
    if (mode === 'refuse' && first) {
      const problem = new UpstreamProblem(
        502,
        `The response of the upstream differs from the contract at ${first.pointer || 'its root'}.`,
      );
      problem.isLogged = true;
      throw problem;
    }
  }

  return {
    /** Returns the response without unknown members of its envelope. Throws if it is refused. */
    check<Response extends UpstreamResponse | StreamedResponse>(
      call: Call,
      response: Response,
      isForwarded: boolean,
    ): Response {
      const { parsedBody, found = [] } = response;
      // A 304 confirms a body that has been checked. A body that is streamed is not parsed.
      if (parsedBody === undefined || !Buffer.isBuffer(response.body)) return response;
      const { body, unknownMembers } = declaredEnvelope(call.operation, response.body, parsedBody);
      reportBody(call, found, unknownMembers);
      const isUnchanged = !isForwarded && body === response.body;
      const parsed = isUnchanged ? { of: body, value: parsedBody } : undefined;
      return Object.assign(response, { body, parsedBody: undefined, found: undefined, parsed });
    },
    /** Reports a response that was refused because of its status, its type, its form or its shape. */
    reportRefusal(call: Call, error: Error): void {
      if (mode === 'off' || !(error instanceof UpstreamProblem) || !error.contractViolation) return;
      error.isLogged = true;
      if (mayLackOperations && isLacking(error)) return;
      report(call, [{ pointer: '', ...error.contractViolation }]);
    },
  };
}
