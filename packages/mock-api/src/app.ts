import { contract } from '@touchline/types/contract';
import { handleClientError } from '@touchline/types/http/client-error';
import { requestIdOf } from '@touchline/types/http/request-id';
import { createRequestLog } from '@touchline/types/logging/request-log';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { AppParts } from './http/app-parts.ts';
import { registerJsonParser } from './http/json-body.ts';
import { logRequests } from './http/log-requests.ts';
import { registerNotFound } from './http/not-found.ts';
import { sendProblem } from './http/problems.ts';
import { registerRoutes } from './http/routes.ts';

const MAX_HEADER_BYTES = 32_768;

const refuseSchema = () => () => {
  throw new Error('Routes declare no schemas: requests are validated against the contract.');
};
// With custom factories Fastify does not load its own schema compilers.
const noCompilers = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

/** Builds the server without listening. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { logger } = parts;
  const app = Fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger per request: log lines carry the request id instead.
    childLoggerFactory: (log) => log,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    frameworkErrors: sendProblem,
    clientErrorHandler: handleClientError,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    schemaController: { compilersFactory: noCompilers },
    routerOptions: { querystringParser: (text) => new URLSearchParams(text) as never },
  });
  registerJsonParser(app);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  logRequests(app, createRequestLog(logger));
  registerNotFound(app, contract.operations);
  app.get('/healthz', { config: { operation: 'health' } }, async () => ({ status: 'ok' }));
  registerRoutes(app, parts);
  return app;
}
