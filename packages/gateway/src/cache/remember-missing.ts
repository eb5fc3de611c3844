import type { Upstream } from '@touchline/api-core/call';
import { LRUCache } from 'lru-cache';
import { UpstreamRefusal } from '../upstream/upstream-problem.ts';

const MAX_REMEMBERED = 2000;

interface Missing {
  readonly error: UpstreamRefusal;
  readonly until: number;
}

/** Remembers what the upstream answers with 404, for as long as an answer would be served from the cache. */
export function rememberMissing(next: Upstream, clock: () => number): Upstream {
  const missing = new LRUCache<string, Missing>({ max: MAX_REMEMBERED });
  return async (call) => {
    const { operation, target, language, world } = call;
    if (!operation.cache || world) return next(call);
    const key = `${target} ${language ?? ''}`;
    const known = missing.get(key);
    if (known && clock() < known.until) throw known.error;
    try {
      return await next(call);
    } catch (error) {
      if (error instanceof UpstreamRefusal && error.status === 404) {
        const { fresh, stale } = operation.cache;
        missing.set(key, { error, until: clock() + (fresh + stale) * 1000 });
      }
      throw error;
    }
  };
}
