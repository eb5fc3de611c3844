import type { IncomingHttpHeaders } from 'node:http';
import type { Contract, Operation } from '@touchline/types/contract';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import { badInputDetail } from '@touchline/types/problem-body';
import { type Params, type RequestCheck, requestChecks } from '@touchline/types/validation';
import { parseTraceParent } from '../http/trace-parent.ts';
import { GatewayProblem } from '../problems/gateway-problem.ts';
import type { Call } from './call.ts';
import { readWorldHeaders, WORLD_HEADERS } from './world-headers.ts';

interface CallInput {
  readonly path: Readonly<Record<string, string>>;
  /** The raw query without its question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

export type ParseCall = (operation: Operation, input: CallInput) => Call;

const hasHeader = ({ parameters }: Operation, name: string) =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);

function varyOf(operation: Operation, devTools: boolean): string {
  const language = hasHeader(operation, 'accept-language') ? ['accept-language'] : [];
  return [...language, ...(devTools ? ['cookie', ...WORLD_HEADERS] : [])].join(', ');
}

/** Path and query in the contract's order, with defaults: equal calls have equal targets. */
function targetOf({ path, parameters }: Operation, params: Params): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    if (place === 'query' && params[name] !== undefined) query.set(name, String(params[name]));
  }
  return query.size > 0 ? `${filledPath}?${query}` : filledPath;
}

/** Validates a request against its operation, and rebuilds it as a call. Throws a 400 that names every wrong field. */
export function createCallParser(
  contract: Contract,
  { devTools }: { devTools: boolean },
): ParseCall {
  const createCheck = requestChecks(contract);
  const checks = new Map<Operation, RequestCheck>(
    contract.operations.map((operation) => [operation, createCheck(operation)]),
  );

  return (operation, input) => {
    const { path, query, headers, body, requestId } = input;
    const check = checks.get(operation) as RequestCheck;
    const checked = check({ path, query: new URLSearchParams(query), headers, body });
    if (!checked.ok) {
      throw new GatewayProblem(400, badInputDetail(checked.errors), { errors: checked.errors });
    }
    return {
      operation,
      params: checked.params,
      target: targetOf(operation, checked.params),
      language: hasHeader(operation, 'accept-language')
        ? preferredLanguage(headers['accept-language'])
        : undefined,
      world: devTools ? readWorldHeaders(headers) : undefined,
      vary: varyOf(operation, devTools),
      authorization: operation.security === 'none' ? undefined : headers.authorization,
      // Serialized again: with a duplicate field the upstream must not read another value than the validated one.
      body: operation.body ? JSON.stringify(body) : undefined,
      lastEventId: checked.headers['last-event-id'] as string | undefined,
      requestId,
      traceParent: parseTraceParent(headers.traceparent),
      get signal() {
        return input.signal;
      },
    };
  };
}
