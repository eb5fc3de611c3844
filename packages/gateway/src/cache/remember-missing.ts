import type { Upstream } from '@touchline/api-core/call';
import type { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { LRUCache } from 'lru-cache';
import { isLacking, UpstreamProblem, UpstreamRefusal } from '../upstream/upstream-problem.ts';

const MAX_REMEMBERED = 2000;

interface Missing {
  readonly error: GatewayProblem;
  readonly until: number;
}

/**
 * Remembers where the upstream answers 404 or 501, for as long as an answer would be served from the cache. Where the contract
 * declares neither, the upstream lacks the call: that is no failure of it, and clients do not ask again.
 */
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
    } catch (cause) {
      if (!isLacking(cause)) throw cause;
      const detail = `The upstream does not offer ${operation.id} with these parameters.`;
      const isUndeclared = cause instanceof UpstreamProblem;
      const error = isUndeclared ? new UpstreamRefusal(501, detail, true, { cause }) : cause;
      const { fresh, stale } = operation.cache;
      missing.set(key, { error, until: clock() + (fresh + stale) * 1000 });
      throw error;
    }
  };
}
