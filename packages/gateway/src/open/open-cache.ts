import type { Upstream } from '@touchline/api-core/call';
import { rememberMissing } from '../cache/remember-missing.ts';
import { ResponseStore } from '../cache/response-store.ts';
import {
  type CachedUpstream,
  forwardingPrivate,
  type Respond,
  withCache,
} from '../cache/with-cache.ts';
import { ObservedTimelines } from '../live/observed-timelines.ts';
import { withObservedTimelines } from '../live/with-observed-timelines.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import { createRedisResponseCache } from '../redis/response-cache.ts';
import { completingAnswers } from '../sources/complete-answers.ts';
import { sourcesOf } from '../sources/mock-source.ts';
import { requestWriter } from '../upstream/request-headers.ts';
import type { AppContext } from './app-context.ts';
import type { Sources } from './open-sources.ts';

export interface Cache {
  /** Sends a call through the cache. */
  readonly upstream: Upstream;
  /** Caches the responses of another upstream too, in the same store. */
  readonly withCache: (next: CachedUpstream) => Upstream;
  /** Sends the call of a client through the cache, unless its responses are private. */
  readonly respond: Respond;
  /** What the live polls have seen of each match. */
  readonly timelines: ObservedTimelines;
}

export function openCache(
  { config, contract, parseCall, clock, metrics, limitMisses, slots, storesNothing }: AppContext,
  { send, fetchWhole }: Sources,
  redis: RedisLink | undefined,
): Cache {
  const store = new ResponseStore(config.cacheBytes);
  metrics.watchCacheBytes('responses', () => store.bytes);
  const options = {
    store,
    redis: redis && createRedisResponseCache(redis, sourcesOf(config)),
    clock,
    count: metrics.cache,
    limitMisses,
    slots,
    storesNothing,
  };
  const timelines = new ObservedTimelines();
  const { upstream: upstreamConfig } = config;
  const { extras } = upstreamConfig;
  const isComplete = extras === 'all';
  const answered = withObservedTimelines(fetchWhole, timelines);
  const completed = isComplete
    ? answered
    : completingAnswers(rememberMissing(answered, clock), {
        contract,
        parseCall,
        upstream: fetchWhole,
        clock,
        extras,
      });
  const upstream = withCache(completed, options);
  const requestOf = requestWriter(upstreamConfig);
  const forward: Respond = (call, client, onResult) =>
    send(call, { ...requestOf(call), client }, onResult);
  return {
    upstream,
    // What is streamed cannot be completed.
    respond: isComplete
      ? forwardingPrivate(upstream, { ...options, forward })
      : (call, _, onResult) => void upstream(call).then(onResult, onResult),
    withCache: (next) => withCache(next, options),
    timelines,
  };
}
