import { contract } from '@touchline/types/contract';
import { handleClientError } from '@touchline/types/http/client-error';
import { requestIdOf } from '@touchline/types/http/request-id';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppParts } from './http/app-parts.ts';
import { registerJsonParser } from './http/json-body.ts';
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
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
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
  registerNotFound(app, contract.operations);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.debug(
      { method, url, status: reply.statusCode, ms: reply.elapsedTime },
      'request completed',
    );
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  registerRoutes(app, parts);
  return app;
}
