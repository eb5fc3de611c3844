import type { RequestLog } from '@touchline/shared/logging/request-log';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { skippedWhenHot } from '../wire/skippable-hooks.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in metrics and logs. */
    operation?: string;
    /** A stream that stays open; not counted as a request in progress. */
    longLived?: boolean;
  }
}

/** One histogram sample and one log line per response. */
export function createRequestRecorder(
  log: RequestLog | undefined,
  { requests }: Metrics,
): RequestLog {
  return {
    write(request, id, ms, cacheStatus) {
      const { operation, method, status } = request;
      requests.observe({ operation, method, status }, ms / 1000);
      log?.write(request, id, ms, cacheStatus);
    },
    prepare(request) {
      const { operation, method, status } = request;
      const labels = { operation, method, status };
      const duration = requests.labels(labels);
      const writeLine = log?.prepare(request);
      return (id, ms, cacheStatus) => {
        duration.observe(ms / 1000);
        writeLine?.(id, ms, cacheStatus);
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
    reply.raw.on('close', () => {
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
