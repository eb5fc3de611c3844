import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
} from 'fastify';
import { skippedWhenHot } from '../http/skippable-hooks.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in metrics and logs. */
    operation?: string;
    /** A stream that stays open; not counted as a request in progress. */
    longLived?: boolean;
  }
}

type LevelledLog = FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean };

/** The fields that many requests have in common. */
interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export type LogResponse = (id: string, ms: number, cacheStatus: unknown) => void;

export interface RequestLog {
  readonly write: (request: LoggedRequest, ...response: Parameters<LogResponse>) => void;
  /** For many requests that differ only in id, time and cache status: the common fields are serialized once. */
  readonly prepare: (request: LoggedRequest) => LogResponse;
}

const MESSAGE = 'request completed';
const rounded = (ms: number) => Math.round(ms * 10) / 10;
const pathOf = (url: string) => url.split('?', 1)[0];

/** One histogram sample and one log line per response, without query, headers and body. */
export function createRequestLog(log: FastifyBaseLogger, { requests }: Metrics): RequestLog {
  // A disabled logger has no `isLevelEnabled`.
  const isEnabled = (log as LevelledLog).isLevelEnabled?.('info') ?? false;
  // These lines contain nothing to redact.
  const unredacted = isEnabled ? log.child({}, { redact: [] }) : undefined;
  return {
    write({ operation, method, url, status }, reqId, ms, cache) {
      const labels = { operation, method, status };
      requests.observe(labels, ms / 1000);
      unredacted?.info({ ...labels, path: pathOf(url), reqId, ms: rounded(ms), cache }, MESSAGE);
    },
    prepare({ operation, method, url, status }) {
      const labels = { operation, method, status };
      const line = unredacted?.child({ ...labels, path: pathOf(url) });
      return (reqId, ms, cache) => {
        requests.observe(labels, ms / 1000);
        line?.info({ reqId, ms: rounded(ms), cache }, MESSAGE);
      };
    },
  };
}

/** A client that disconnects before the first byte is logged as 499, like nginx does. */
const statusOf = ({ raw, statusCode }: FastifyReply): number =>
  raw.headersSent ? statusCode : 499;

/** On 'close', not in `onResponse`, which does not run when the client disconnects. Hot responses use the same log. */
export function measureRequests(app: FastifyInstance, requestLog: RequestLog): void {
  function logOnClose(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => {
      const { id, method, url, routeOptions } = request;
      const { operation = 'other' } = routeOptions.config;
      const logged = { operation, method, url, status: statusOf(reply) };
      requestLog.write(logged, id, reply.elapsedTime, reply.getHeader('cache-status'));
    });
  }
  app.addHook(
    'onRequest',
    skippedWhenHot((request, reply, done) => {
      if (!request.routeOptions.config.longLived) logOnClose(request, reply);
      done();
    }),
  );
  // An open stream has its own gauge. `onSend` does not run for it, only for a stream that is refused.
  app.addHook(
    'onSend',
    skippedWhenHot<onSendHookHandler>((request, reply, _, done) => {
      if (request.routeOptions.config.longLived) logOnClose(request, reply);
      done();
    }),
  );
}
