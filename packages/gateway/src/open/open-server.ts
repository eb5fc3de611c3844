import type { Logger } from '@touchline/shared/server/logging/create-logger';
import { createRequestLog } from '@touchline/shared/server/logging/request-log';
import { createServer } from '../http/create-server.ts';
import { createFrontCache } from '../http/front-cache.ts';
import { drainOnClose } from '../http/graceful-shutdown.ts';
import { limitVisitors, maxStreams } from '../http/limit-visitors.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { createRequestRecorder } from '../observability/request-metrics.ts';
import type { AppContext } from './app-context.ts';
import { visitorLimits } from './visitor-limits.ts';

interface OpenServerOptions extends Pick<AppContext, 'config' | 'clock' | 'metrics' | 'limits'> {
  readonly logger: Logger | undefined;
}

export type Server = Awaited<ReturnType<typeof openServer>>;

/** Beyond the time that the upstream may take. */
const STALLED_MS = 5000;

/** Fastify with its limits and the cache in front of it, without routes. */
export async function openServer(options: OpenServerOptions) {
  const { config, logger, clock, metrics, limits } = options;
  const securityHeaders = await createSecurityHeaders(config.publicUrl);
  const app = createServer({
    logger,
    trustedProxies: config.trustedProxies,
    securityHeaders,
    clientTimeoutMs: limits.clientTimeoutMs,
    stalledMs: config.upstream.totalMs + STALLED_MS,
    intercept: (request, response) => frontCache.answer(request, response),
  });
  const visitors = limits.connections ?? visitorLimits(config);
  limitVisitors(app, config.trustedProxies, visitors);
  const record = createRequestRecorder(createRequestLog(logger), metrics);
  const { isDraining } = drainOnClose(app);
  const bytes = config.cacheBytes / 4;
  const frontCache = createFrontCache({ bytes, clock, isDraining, record });
  metrics.watchCacheBytes('front', frontCache.bytes);
  return {
    app,
    frontCache,
    record,
    securityHeaders,
    isDraining,
    maxStreams: maxStreams(visitors),
  };
}
