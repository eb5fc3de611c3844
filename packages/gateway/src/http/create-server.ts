import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { handleClientError } from '@touchline/types/http/client-error';
import { requestIdOf } from '@touchline/types/http/request-id';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { errorLine } from '../observability/error-serializer.ts';
import { sendProblem } from '../problems/send-problem.ts';

export interface BareAppOptions {
  readonly logger: FastifyServerOptions['logger'];
  readonly trustedProxies: readonly string[];
  /** For how long a client may take to say what it wants; a body may take half as long again. */
  readonly clientMs?: number | undefined;
  /** Is asked first, and says whether it has answered. */
  readonly shortcut: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const BODY_LIMIT = 32 * 1024;
const HEADERS_MS = 10_000;

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
const withErrorLines = (logger: Logger): Logger => ({
  ...logger,
  serializers: { ...logger.serializers, err: (error: unknown) => errorLine(error) },
});

/** A server with its limits set, and no rule yet. */
export function bareApp(options: BareAppOptions): FastifyInstance {
  const { logger, trustedProxies, clientMs = HEADERS_MS, shortcut } = options;
  return fastify({
    logger: typeof logger === 'object' ? withErrorLines(logger) : (logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    // One for each request cost as much as all its hooks: whoever has something to tell names the request.
    childLoggerFactory: (log) => log,
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createServer(
        {
          headersTimeout: clientMs,
          requestTimeout: clientMs * 1.5,
          connectionsCheckingInterval: clientMs / 10,
          keepAliveTimeout: 72_000,
          maxHeaderSize: 16_384,
        },
        (request, response) => {
          if (!shortcut(request, response)) handle(request, response);
        },
      ),
    clientErrorHandler: handleClientError,
    frameworkErrors: sendProblem as never,
    routerOptions: {
      ignoreTrailingSlash: false,
      ignoreDuplicateSlashes: false,
      maxParamLength: 200,
    },
  });
}
