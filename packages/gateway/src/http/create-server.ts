import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { handleClientError } from '@touchline/shared/server/http/client-error';
import { callerIdOf, newRequestId } from '@touchline/shared/server/http/request-id';
import type { Logger } from '@touchline/shared/server/logging/create-logger';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { sendProblem } from '../problems/send-problem.ts';
import { answerInOrder } from '../wire/pipelining.ts';
import { isProxyOf } from './client-network.ts';
import { refuseExpectation } from './refuse-expectation.ts';

export interface CreateServerOptions {
  readonly logger: Logger | undefined;
  readonly trustedProxies: readonly string[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** Time for the header fields to arrive; the whole request has half as long again. */
  readonly clientTimeoutMs?: number | undefined;
  /** How long a connection may neither send nor receive a byte while it is answered. */
  readonly stalledMs: number;
  /** Called before Fastify; returns whether it has responded. */
  readonly intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const KEEP_ALIVE_MS = 72_000;
const MAX_BODY_BYTES = 32 * 1024;
const CLIENT_TIMEOUT_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;
const MAX_PARAM_LENGTH = 200;

/** Fastify with its limits set, without routes. */
export function createServer(options: CreateServerOptions): FastifyInstance {
  const { logger, trustedProxies, clientTimeoutMs = CLIENT_TIMEOUT_MS } = options;
  return fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request costs as much as all hooks; log lines carry the request id instead.
    childLoggerFactory: (log) => log,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && isProxyOf(trustedProxies),
    bodyLimit: MAX_BODY_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory(handle) {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        if (!options.intercept(request, response)) handle(request, response);
      };
      return (
        createHttpServer(
          {
            headersTimeout: clientTimeoutMs,
            requestTimeout: clientTimeoutMs * 1.5,
            connectionsCheckingInterval: clientTimeoutMs / 10,
            keepAliveTimeout: KEEP_ALIVE_MS,
            maxHeaderSize: MAX_HEADER_BYTES,
            // A request without a body has no stream to end.
            optimizeEmptyRequests: true,
          },
          (request, response) => answerInOrder(request, response, answer),
        )
          // Also closes the connections of clients that stop reading.
          .setTimeout(options.stalledMs)
          .on('checkExpectation', refuseExpectation)
      );
    },
    clientErrorHandler: handleClientError,
    // No hook runs for a URL that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      const id = callerIdOf(request.headers['x-request-id']) ?? request.id;
      reply.headers(options.securityHeaders).header('x-request-id', id);
      sendProblem(error, request as never, reply as never);
    },
    routerOptions: {
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      maxParamLength: MAX_PARAM_LENGTH,
    },
  });
}
