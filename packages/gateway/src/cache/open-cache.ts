import type { Upstream } from '@touchline/api-core/call';
import type { AppContext } from '../app-context.ts';
import { ObservedTimelines } from '../live/observed-timelines.ts';
import { withObservedTimelines } from '../live/with-observed-timelines.ts';
import { type CallForwarder, createCallForwarder } from '../proxy/forward-calls.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import { createRedisResponseCache } from '../redis/response-cache.ts';
import { sourcesOf } from '../sources/bundled-source.ts';
import type { Sources } from '../sources/open-sources.ts';
import { PrivateKeys } from './private-keys.ts';
import { ResponseStore } from './response-store.ts';
import { withCache } from './with-cache.ts';

export interface Cache {
  /** Sends a call through the cache. */
  readonly upstream: Upstream;
  /** Caches the responses of another upstream too, in the same store. */
  readonly withCache: (next: Upstream) => Upstream;
  /** Sends the calls that the cache does not answer. */
  readonly forwarder: CallForwarder;
  /** What the live polls have seen of each match. */
  readonly timelines: ObservedTimelines;
}

export function openCache(
  { config, clock, metrics, storesNothing }: AppContext,
  { send, fetchWhole }: Sources,
  redis: RedisLink | undefined,
): Cache {
  const store = new ResponseStore(config.cacheBytes);
  metrics.watchCacheBytes('responses', () => store.bytes);
  const privateKeys = new PrivateKeys(clock);
  const timelines = new ObservedTimelines();
  const cached = (next: Upstream) =>
    withCache(next, {
      store,
      redis: redis && createRedisResponseCache(redis, sourcesOf(config)),
      clock,
      count: metrics.cache,
      storesNothing,
      onPrivate: (key) => privateKeys.add(key),
    });
  return {
    upstream: cached(withObservedTimelines(fetchWhole, timelines)),
    withCache: cached,
    forwarder: createCallForwarder({ send, privateKeys, count: metrics.cache }),
    timelines,
  };
}
