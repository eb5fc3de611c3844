import type { IncomingMessage } from 'node:http';
import type { Logger } from '@touchline/shared/logging/create-logger';
import { createRequestLog } from '@touchline/shared/logging/request-log';
import type { AppContext } from '../app-context.ts';
import { createRequestRecorder } from '../observability/request-metrics.ts';
import { HotResponses } from '../wire/hot-responses.ts';
import { createServer } from './create-server.ts';
import { drainOnClose } from './graceful-shutdown.ts';
import { limitVisitors, maxStreams, visitorLimits } from './limit-visitors.ts';
import { createSecurityHeaders } from './security-headers.ts';

interface OpenServerOptions extends Pick<AppContext, 'config' | 'clock' | 'metrics' | 'limits'> {
  readonly logger: Logger | undefined;
  /** Whether hot responses must not answer this request. */
  readonly needsFastify: (request: IncomingMessage) => boolean;
}

export type Server = Awaited<ReturnType<typeof openServer>>;

/** Beyond the time that the upstream may take. */
const STALLED_MS = 5000;

/** Fastify with its limits, and hot responses before it; without hooks and routes. */
export async function openServer(options: OpenServerOptions) {
  const { config, logger, clock, metrics, limits, needsFastify } = options;
  const securityHeaders = await createSecurityHeaders(config.publicUrl);
  const app = createServer({
    logger,
    trustedProxies: config.trustedProxies,
    securityHeaders,
    clientTimeoutMs: limits.clientTimeoutMs,
    stalledMs: config.upstream.totalMs + STALLED_MS,
    intercept: (request, response) => hotResponses.serve(request, response),
  });
  const visitors = limits.connections ?? visitorLimits(config);
  limitVisitors(app, config.trustedProxies, visitors);
  const requestLog = createRequestRecorder(createRequestLog(logger), metrics);
  const { isDraining } = drainOnClose(app);
  const hotResponses = new HotResponses({
    bytes: config.cacheBytes / 4,
    clock,
    isDraining,
    needsFastify,
    requestLog,
  });
  metrics.watchCacheBytes('hot responses', () => hotResponses.bytes);
  return {
    app,
    hotResponses,
    requestLog,
    securityHeaders,
    isDraining,
    maxStreams: maxStreams(visitors),
  };
}
