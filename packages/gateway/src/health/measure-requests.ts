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

/** What is the same for many requests. */
interface Asked {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export type Answered = (id: string, ms: number, cache: unknown) => void;
/** Tells of one request, or of all that ask the same. */
export type TellAnswers = (asked: Asked, isMeasured?: boolean) => Answered;

/** One figure and one log line for each answer; neither holds a query, a header or a body. */
export function tellAnswers(log: FastifyBaseLogger, { requests }: Metrics): TellAnswers {
  // A log that is off knows no levels.
  const isTold = (log as LevelledLog).isLevelEnabled?.('info') ?? false;
  return ({ operation, method, url, status }, isMeasured = true) => {
    const labels = { operation, method, status };
    // Nothing in it need be looked for and hidden.
    const line = isTold
      ? log.child({ ...labels, path: url.split('?', 1)[0] }, { redact: [] })
      : undefined;
    return (reqId, ms, cache) => {
      if (isMeasured) requests.observe(labels, ms / 1000);
      line?.info({ reqId, ms: Math.round(ms * 10) / 10, cache }, 'answered');
    };
  };
}

export function measureRequests(app: FastifyInstance, tell: TellAnswers): void {
  app.addHook('onResponse', async ({ id, method, url, routeOptions }, reply) => {
    const { operation = 'other', longLived = false } = routeOptions.config;
    const answered = tell({ operation, method, url, status: reply.statusCode }, !longLived);
    answered(id, reply.elapsedTime, reply.getHeader('cache-status'));
  });
}
