import { contract } from '@touchline/types/contract';
import { handleClientError } from '@touchline/types/http/client-error';
import { requestIdOf } from '@touchline/types/http/request-id';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppParts } from './http/app-parts.ts';
import { takeJsonOnly } from './http/json-body.ts';
import { refuseUnrouted } from './http/not-found.ts';
import { sendProblem } from './http/problems.ts';
import { addRoutes } from './http/routes.ts';

const HEADERS_LIMIT = 32_768;

const never = () => () => {
  throw new Error('Routes have no schemas of their own: the contract has them.');
};
// Told so, the framework does not load its compilers.
const unused = { buildValidator: never, buildSerializer: never };

/** Builds the server; it listens nowhere yet. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    frameworkErrors: sendProblem,
    clientErrorHandler: handleClientError,
    http: { maxHeaderSize: HEADERS_LIMIT },
    schemaController: { compilersFactory: unused },
    routerOptions: { querystringParser: (text) => new URLSearchParams(text) as never },
  });
  takeJsonOnly(app);
  app.setErrorHandler(sendProblem);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  refuseUnrouted(app, contract.operations);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.debug({ method, url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  addRoutes(app, parts);
  return app;
}
