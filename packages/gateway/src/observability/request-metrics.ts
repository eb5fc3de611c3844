import { callerIdOf } from '@touchline/shared/server/http/request-id';
import type { CompletedRequest, RequestLog } from '@touchline/shared/server/logging/request-log';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in metrics and logs. */
    operation?: string;
    /** A stream that stays open; not counted as a request in progress. */
    longLived?: boolean;
  }
}

export type RecordRequest = (request: CompletedRequest) => void;

/** One histogram sample and one log line per response. */
export const createRequestRecorder =
  (log: RequestLog, { requests }: Metrics): RecordRequest =>
  (request) => {
    const { operation, method, status, ms } = request;
    requests.observe({ operation, method, status }, ms / 1000);
    log(request);
  };

/** A client that disconnects before the first byte is logged as 499, like nginx does. */
const statusOf = ({ raw, statusCode }: FastifyReply): number =>
  raw.headersSent ? statusCode : 499;

/** On 'close', not in `onResponse`, which does not run when the client disconnects. */
export function measureRequests(app: FastifyInstance, record: RecordRequest): void {
  function recordOnClose(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.on('close', () => {
      const { id, method, url, headers, routeOptions } = request;
      record({
        operation: routeOptions.config.operation ?? 'other',
        method,
        url,
        status: statusOf(reply),
        id,
        ms: reply.elapsedTime,
        cacheStatus: reply.getHeader('cache-status'),
        callerId: callerIdOf(headers['x-request-id']),
      });
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.longLived) recordOnClose(request, reply);
    done();
  });
  // An open stream has its own gauge. `onSend` does not run for it, only for a stream that is refused.
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.routeOptions.config.longLived) recordOnClose(request, reply);
    done();
  });
}
