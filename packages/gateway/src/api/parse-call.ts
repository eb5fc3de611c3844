import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, Operation } from '@touchline/types/contract';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import { badInputDetail } from '@touchline/types/problem-body';
import { type RequestCheck, requestChecks } from '@touchline/types/validation';
import { givenTrace } from '../http/trace-parent.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { Call } from './call.ts';
import { targetOf } from './target.ts';
import { devHeaders, devWorldOf } from './world-headers.ts';

interface Incoming {
  readonly path: Readonly<Record<string, string>>;
  /** The query as it came, without its question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

export type MakeCall = (operation: Operation, incoming: Incoming) => Call;

const takesHeader = ({ parameters }: Operation, name: string) =>
  parameters.some((one) => one.in === 'header' && one.name === name);

function varyOf(operation: Operation, devTools: boolean): string {
  const language = takesHeader(operation, 'accept-language') ? ['accept-language'] : [];
  return [...language, ...(devTools ? ['cookie', ...devHeaders] : [])].join(', ');
}

/** Turns what came in into the call that may go out, or tells every fault of it. */
export function callMaker(contract: Contract, { devTools }: { devTools: boolean }): MakeCall {
  const makeCheck = requestChecks(contract);
  const checks = new Map<Operation, RequestCheck>(
    contract.operations.map((operation) => [operation, makeCheck(operation)]),
  );

  return (operation, incoming) => {
    const { path, query, headers, body, requestId } = incoming;
    const check = checks.get(operation) as RequestCheck;
    const checked = check({ path, query: new URLSearchParams(query), headers, body });
    if (!checked.ok) {
      throw new GatewayProblem(400, badInputDetail(checked.errors), { errors: checked.errors });
    }
    return {
      operation,
      params: checked.params,
      target: targetOf(operation, checked.params),
      language: takesHeader(operation, 'accept-language')
        ? preferredLanguage(headers['accept-language'])
        : undefined,
      world: devTools ? devWorldOf(headers) : undefined,
      vary: varyOf(operation, devTools),
      authorization: operation.security === 'none' ? undefined : headers.authorization,
      // Written anew: of two fields with one name the upstream must not read the other one.
      body: operation.body ? JSON.stringify(body) : undefined,
      lastEventId: checked.headers['last-event-id'] as string | undefined,
      requestId,
      traceParent: givenTrace(headers.traceparent),
      get signal() {
        return incoming.signal;
      },
    };
  };
}
