import type { Call } from '@touchline/api-core/call';
import type { Operation, OperationId } from '@touchline/types/contract';
import type { ForwardedRequest, SendCall } from '../upstream/send-call.ts';
import { isLacking, UpstreamRefusal } from '../upstream/upstream-problem.ts';
import { markedBy } from './answered-by.ts';

export interface MockOperationsOptions {
  readonly upstream: SendCall;
  readonly mock: SendCall;
  readonly isMocked: (id: OperationId) => boolean;
  readonly mayFallBack: (operation: Operation) => boolean;
  /** The Authorization header of a call to the mock API. */
  readonly authorize: (call: Call) => Promise<string | undefined>;
}

/** Whether the upstream has the operation, and nothing for these parameters. */
const isNotFound = (error: unknown): boolean =>
  error instanceof UpstreamRefusal && error.status === 404 && error.isDocument;

/**
 * Sends calls to the upstream or, by operation, to the mock API; also those that may fall back to it and to which the upstream
 * responds with 501, or with a 404 other than the contract's problem document.
 */
export function withMockOperations(options: MockOperationsOptions): SendCall {
  const { upstream, mock, isMocked, mayFallBack, authorize } = options;

  async function sendToMock(call: Call, forwarded: ForwardedRequest | undefined) {
    const authorization = call.authorization && (await authorize(call));
    const own = call.with({ authorization });
    if (!forwarded) return mock(own);
    const { authorization: _, ...headers } = forwarded.headers;
    return mock(own, {
      ...forwarded,
      // Without the upstream's path prefix.
      path: call.target,
      headers: { ...headers, ...(authorization && { authorization }) },
    });
  }

  const fromMock = (call: Call, forwarded?: ForwardedRequest) =>
    markedBy('bundled', sendToMock(call, forwarded));

  return async (call, forwarded) => {
    if (isMocked(call.operation.id)) return fromMock(call, forwarded);
    const answer = markedBy('upstream', upstream(call, forwarded));
    if (!mayFallBack(call.operation)) return answer;
    return answer.catch(async (error: unknown) => {
      if (!isLacking(error) || isNotFound(error)) throw error;
      try {
        return await fromMock(call, forwarded);
      } catch (other) {
        // Neither has it: the answer is the upstream's.
        throw isLacking(other) ? error : other;
      }
    });
  };
}
