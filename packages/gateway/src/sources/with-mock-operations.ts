import type { Call } from '@touchline/api-core/call';
import type { Operation } from '@touchline/types/contract';
import { requestHeaders } from '../upstream/request-headers.ts';
import type { ForwardedRequest, SendCall } from '../upstream/send-call.ts';
import { isLacking, UpstreamRefusal } from '../upstream/upstream-problem.ts';
import { marking } from './answered-by.ts';

export interface MockOperationsOptions {
  readonly upstream: SendCall;
  readonly mock: SendCall;
  readonly isMocked: (operation: Operation) => boolean;
  readonly mayFallBack: (operation: Operation) => boolean;
  /** The Authorization header of a call to the mock API. */
  readonly authorize: (call: Call) => Promise<string | undefined>;
}

/** Whether the upstream has the operation, and nothing for these parameters. */
const isNotFound = (error: unknown): boolean =>
  error instanceof UpstreamRefusal && error.status === 404 && error.isDocument;

/** Without the upstream's path prefix, and without the headers that it wants. */
const forMock = (forwarded: ForwardedRequest, call: Call): ForwardedRequest => ({
  ...forwarded,
  path: call.target,
  headers: requestHeaders(call),
});

/**
 * Sends calls to the upstream or, by operation, to the mock API; also those that may fall back to it and to which the upstream
 * responds with 501, or with a 404 other than the contract's problem document.
 */
export function withMockOperations(options: MockOperationsOptions): SendCall {
  const { upstream, mock, isMocked, mayFallBack, authorize } = options;

  const askMock: SendCall = (call, forwarded, onResult) => {
    const onAnswer = marking('mock', onResult);
    const ask = (authorization: string | undefined) => {
      const own = { ...call, authorization };
      mock(own, forwarded && forMock(forwarded, own), onAnswer);
    };
    if (call.authorization) authorize(call).then(ask, onAnswer);
    else ask(undefined);
  };

  return (call, forwarded, onResult) => {
    if (isMocked(call.operation)) return askMock(call, forwarded, onResult);
    const onAnswer = marking('upstream', onResult);
    if (!mayFallBack(call.operation)) return upstream(call, forwarded, onAnswer);
    upstream(call, forwarded, (result) => {
      if (!isLacking(result) || isNotFound(result)) return onAnswer(result);
      // If neither has it, the answer is the upstream's.
      askMock(call, forwarded, (other) => (isLacking(other) ? onAnswer(result) : onResult(other)));
    });
  };
}
