import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route is called in metrics and logs. */
    operation?: string;
    /** Stays open for long, so it is no work that piles up. */
    longLived?: boolean;
  }
}

type LevelledLog = FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };

export interface AnsweredRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly cache: unknown;
  readonly id: string;
}

export type Answered = (request: AnsweredRequest, isMeasured?: boolean) => void;

/** One figure and one log line for each answer; neither holds a query, a header or a body. */
export function tellAnswers(log: FastifyBaseLogger, { requests }: Metrics): Answered {
  // A log that is off knows no levels.
  const isTold = (log as LevelledLog).isLevelEnabled?.('info') ?? false;
  return ({ operation, method, url, status, ms, cache, id }, isMeasured = true) => {
    if (isMeasured) requests.observe({ operation, method, status }, ms / 1000);
    if (!isTold) return;
    const path = url.split('?', 1)[0];
    const rounded = Math.round(ms * 10) / 10;
    log.info({ reqId: id, operation, method, path, status, ms: rounded, cache }, 'answered');
  };
}

export function measureRequests(app: FastifyInstance, answered: Answered): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operation = 'other', longLived = false } = request.routeOptions.config;
    answered(
      {
        operation,
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        cache: reply.getHeader('cache-status'),
        id: request.id,
      },
      !longLived,
    );
  });
}
