import type { FastifyInstance } from 'fastify';
import { RedisLink } from '../redis/redis-link.ts';
import type { AppContext } from './app-context.ts';

/** The connection that replicas share, if REDIS_URL names one. */
export function openRedis(
  app: FastifyInstance,
  { config, log, metrics, limits }: AppContext,
): RedisLink | undefined {
  const { redisUrl: url } = config;
  if (!url) return undefined;
  const link = new RedisLink({ url, log, gauge: metrics.redis, timeoutMs: limits.redisTimeoutMs });
  app.addHook('onClose', async () => link.close());
  return link;
}
