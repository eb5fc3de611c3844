import type { Call, UpstreamResponse } from '@touchline/api-core/call';
import type { PrivateKeys } from '../cache/private-keys.ts';
import { CACHE_STATUS, keyOf } from '../cache/with-cache.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ForwardedRequest, SendCall, StreamedResponse } from '../upstream/send-call.ts';

export interface ForwardOptions {
  readonly send: SendCall;
  readonly privateKeys: PrivateKeys;
  readonly count: Metrics['cache'];
}

export interface CallForwarder {
  /** Whether the response of a call can come from the cache. */
  isKept(call: Call): boolean;
  forward(call: Call, request: ForwardedRequest): Promise<UpstreamResponse | StreamedResponse>;
}

/** Tells the calls that the cache answers from those that are forwarded, and forwards the latter. */
export function createCallForwarder({ send, privateKeys, count }: ForwardOptions): CallForwarder {
  const isCacheable = ({ operation, authorization }: Call) =>
    operation.cache !== undefined && authorization === undefined;

  /** The cache is used again as soon as the upstream stops saying `private`. */
  function remember(call: Call, isShareable: boolean): void {
    if (isShareable) privateKeys.delete(keyOf(call));
    else privateKeys.add(keyOf(call));
  }

  return {
    isKept: (call) => isCacheable(call) && !privateKeys.has(keyOf(call)),
    async forward(call, request) {
      const response = await send(call, request);
      const result = isCacheable(call) ? 'private' : 'bypass';
      if (result === 'private') remember(call, response.shareable);
      count.inc({ operation: call.operation.id, result });
      return Object.assign(response, { cacheStatus: `touchline; ${CACHE_STATUS[result]}` });
    },
  };
}
