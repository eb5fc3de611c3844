import { callerIdOf } from '@touchline/shared/http/request-id';
import { pathOf } from '@touchline/shared/http/url-parts';
import type { LoggedRequest, LogResponse, RequestLog } from '@touchline/shared/logging/request-log';
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

/** How many kinds of requests have a prepared log line: clients can invent paths, so the map is cleared when full. */
const MAX_PREPARED = 500;

/** One histogram sample and one log line per response. */
export function createRequestRecorder(
  log: RequestLog | undefined,
  { requests }: Metrics,
): RequestLog {
  function prepare(request: LoggedRequest): LogResponse {
    const { operation, method, status } = request;
    const duration = requests.labels({ operation, method, status });
    const writeLine = log?.prepare(request);
    return (id, ms, cacheStatus, callerId) => {
      duration.observe(ms / 1000);
      writeLine?.(id, ms, cacheStatus, callerId);
    };
  }
  const prepared = new Map<string, LogResponse>();
  return {
    prepare,
    write(request, ...response) {
      const { operation, method, status, url } = request;
      const key = `${operation} ${method} ${status} ${pathOf(url)}`;
      let write = prepared.get(key);
      if (!write) {
        write = prepare(request);
        if (prepared.size >= MAX_PREPARED) prepared.clear();
        prepared.set(key, write);
      }
      write(...response);
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
      const { id, method, url, headers, routeOptions } = request;
      const { operation = 'other' } = routeOptions.config;
      const logged = { operation, method, url, status: statusOf(reply) };
      const callerId = callerIdOf(headers['x-request-id']);
      requestLog.write(logged, id, reply.elapsedTime, reply.getHeader('cache-status'), callerId);
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
