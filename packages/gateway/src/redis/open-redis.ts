import type { AppContext } from '../app-context.ts';
import { RedisLink } from './redis-link.ts';

/** The connection that replicas share, if REDIS_URL names one. */
export function openRedis({ config, log, metrics, limits }: AppContext): RedisLink | undefined {
  const { redisUrl: url } = config;
  return url
    ? new RedisLink({ url, log, gauge: metrics.redis, timeoutMs: limits.redisTimeoutMs })
    : undefined;
}
