import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route is called in metrics and logs. */
    operation?: string;
    /** Stays open for long, so it is no work that piles up. */
    longLived?: boolean;
  }
}

/** One figure and one log line for each answer; neither holds a query, a header or a body. */
export function measureRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'other';
    const seconds = reply.elapsedTime / 1000;
    if (!request.routeOptions.config.longLived) {
      requests.observe({ operation, method: request.method, status: reply.statusCode }, seconds);
    }
    request.log.info(
      {
        operation,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        cache: reply.getHeader('cache-status'),
      },
      'answered',
    );
  });
}
