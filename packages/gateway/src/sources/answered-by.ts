import type { Upstream } from '@touchline/api-core/call';
import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import type { CallResult, OnResult } from '../upstream/send-call.ts';

/** Where an answer comes from: in a header, if there is more than one source. */
export const ANSWERED_BY = 'x-answered-by';

export type Source = 'upstream' | 'mock' | 'recording';

function markedBy(source: Source, result: CallResult): CallResult {
  if (result instanceof Error && !(result instanceof GatewayProblem)) return result;
  return Object.assign(result, { headers: { [ANSWERED_BY]: source, ...result.headers } });
}

/** Adds the mark to the result of a call, unless it has one. */
export const marking =
  (source: Source, onResult: OnResult): OnResult =>
  (result) =>
    onResult(markedBy(source, result));

/** Remembers who has answered last. */
export function rememberSource(next: Upstream): {
  upstream: Upstream;
  last: () => string | undefined;
} {
  let source: string | undefined;
  return {
    last: () => source,
    async upstream(call) {
      const response = await next(call);
      source = response.headers[ANSWERED_BY];
      return response;
    },
  };
}
