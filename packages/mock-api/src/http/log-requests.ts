import type { RequestLog } from '@touchline/shared/server/logging/request-log';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in the log. */
    operation?: string;
  }
}

/** On 'close', which also follows a disconnect or a connection that a scenario resets: logged as 499, like nginx does. */
export function logRequests(app: FastifyInstance, log: RequestLog): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.once('close', () => {
      const { id, method, url, routeOptions } = request;
      const { operation = 'other' } = routeOptions.config;
      const status = raw.headersSent ? reply.statusCode : 499;
      log({ operation, method, url, status, id, ms: reply.elapsedTime });
    });
    done();
  });
}
