import { preferredLanguage } from '@touchline/shared/domain/http/accept-language';
import { WORLD_HEADERS, type WorldHeaders } from '@touchline/shared/domain/http/world-headers';
import { badInputDetail } from '@touchline/shared/server/http/problem-body';
import type { Contract, Operation } from '@touchline/types/contract';
import { type Params, type RequestCheck, requestChecks } from '@touchline/types/validation';
import type { Call, Caller } from './call.ts';
import { GatewayProblem } from './gateway-problem.ts';
import { type RequestHeaders, readWorldHeaders } from './read-world-headers.ts';

export interface CallInput extends Caller {
  readonly path: Readonly<Record<string, string>>;
  /** The raw query without its question mark. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** Instead of the one that the headers choose. */
  readonly world?: WorldHeaders | undefined;
  readonly body?: unknown;
  readonly requestId: string;
}

export type ParseCall = (operation: Operation, input: CallInput) => Call;

// W3C Trace Context §3.2.2: version, trace id, parent id, flags; an id of zeros is invalid.
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The client's `traceparent` if it is valid. */
const parseTraceParent = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && TRACE_PARENT.test(header) ? header : undefined;

const hasHeader = ({ parameters }: Operation, name: string) =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === name);

function varyOf(operation: Operation, devTools: boolean): string {
  const language = hasHeader(operation, 'accept-language') ? ['accept-language'] : [];
  return [...language, ...(devTools ? ['cookie', ...WORLD_HEADERS] : [])].join(', ');
}

// The same in a query as it is; other texts are escaped.
const UNRESERVED = /^[\w.-]*$/;

/** Path and query in the contract's order, with defaults: equal calls have equal targets. */
function targetWriter({ path, parameters }: Operation): (params: Params) => string {
  const hasPathParameters = path.includes('{');
  const queryNames = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return (params) => {
    let target = hasPathParameters
      ? path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
      : path;
    let separator = '?';
    for (const name of queryNames) {
      if (params[name] === undefined) continue;
      const value = String(params[name]);
      target += UNRESERVED.test(value)
        ? `${separator}${name}=${value}`
        : `${separator}${new URLSearchParams([[name, value]])}`;
      separator = '&';
    }
    return target;
  };
}

/** The parts that all calls of an operation share. */
interface CallRules {
  readonly check: RequestCheck;
  readonly targetOf: (params: Params) => string;
  readonly hasLanguage: boolean;
  readonly vary: string;
}

/** Validates a request against its operation, and rebuilds it as a call. Throws a 400 that names every wrong field. */
export function createCallParser(
  contract: Contract,
  { devTools }: { devTools: boolean },
): ParseCall {
  const createCheck = requestChecks(contract);
  const rules = new Map<Operation, CallRules>(
    contract.operations.map((operation) => [
      operation,
      {
        check: createCheck(operation),
        targetOf: targetWriter(operation),
        hasLanguage: hasHeader(operation, 'accept-language'),
        vary: varyOf(operation, devTools),
      },
    ]),
  );

  return (operation, input) => {
    const { path, query, headers, body, requestId } = input;
    const { check, targetOf, hasLanguage, vary } = rules.get(operation) as CallRules;
    const checked = check({ path, query: new URLSearchParams(query), headers, body });
    if (!checked.ok) {
      throw new GatewayProblem(400, badInputDetail(checked.errors), { errors: checked.errors });
    }
    return {
      operation,
      params: checked.params,
      target: targetOf(checked.params),
      language: hasLanguage ? preferredLanguage(headers['accept-language']) : undefined,
      world: input.world ?? (devTools ? readWorldHeaders(headers) : undefined),
      vary,
      authorization: operation.security === 'none' ? undefined : headers.authorization,
      userAgent: checked.headers['user-agent'] as string | undefined,
      lastEventId: checked.headers['last-event-id'] as string | undefined,
      requestId,
      traceParent: parseTraceParent(headers.traceparent),
      caller: input,
    };
  };
}
