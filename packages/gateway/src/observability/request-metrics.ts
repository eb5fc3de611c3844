import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

export interface TellAnswers {
  /** Of one request. */
  readonly one: (asked: Asked, ...answered: Parameters<Answered>) => void;
  /** Of all that ask the same: what they have in common is written once. */
  readonly all: (asked: Asked) => Answered;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;
const pathOf = (url: string) => url.split('?', 1)[0];

/** One figure and one log line for each answer; neither holds a query, a header or a body. */
export function tellAnswers(log: FastifyBaseLogger, { requests }: Metrics): TellAnswers {
  // A log that is off knows no levels.
  const isTold = (log as LevelledLog).isLevelEnabled?.('info') ?? false;
  // Nothing in it need be looked for and hidden.
  const plain = isTold ? log.child({}, { redact: [] }) : undefined;
  return {
    one({ operation, method, url, status }, reqId, ms, cache) {
      const labels = { operation, method, status };
      requests.observe(labels, ms / 1000);
      plain?.info({ ...labels, path: pathOf(url), reqId, ms: rounded(ms), cache }, 'answered');
    },
    all({ operation, method, url, status }) {
      const labels = { operation, method, status };
      const line = plain?.child({ ...labels, path: pathOf(url) });
      return (reqId, ms, cache) => {
        requests.observe(labels, ms / 1000);
        line?.info({ reqId, ms: rounded(ms), cache }, 'answered');
      };
    },
  };
}

/** Who leaves before the first byte of his answer was told nothing; nginx calls that 499. */
const statusOf = ({ raw, statusCode }: FastifyReply): number =>
  raw.headersSent ? statusCode : 499;

/** Not `onResponse`, which does not come for those who leave. A stream that is open is counted elsewhere. */
export function measureRequests(app: FastifyInstance, tell: TellAnswers): void {
  function tellAtTheEnd(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      const { id, method, url, routeOptions } = request;
      const { operation = 'other' } = routeOptions.config;
      const asked = { operation, method, url, status: statusOf(reply) };
      tell.one(asked, id, reply.elapsedTime, reply.getHeader('cache-status'));
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.longLived) tellAtTheEnd(request, reply);
    done();
  });
  // A stream that is refused is an answer like any other.
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.routeOptions.config.longLived) tellAtTheEnd(request, reply);
    done();
  });
}
