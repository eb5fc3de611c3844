import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { PageRenderer } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { answering, apiRoutes } from './api/api-routes.ts';
import { pathMatcher } from './api/match-operation.ts';
import { callMaker } from './api/parse-call.ts';
import { answerSender } from './api/send-response.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { knowTokens, tokenGuard } from './auth/jwt-guard.ts';
import { rateGuards } from './auth/rate-limit-guard.ts';
import type { VerifyingKey } from './auth/verification-key.ts';
import { AnswerStore } from './cache/response-store.ts';
import { cachedAsk } from './cache/with-cache.ts';
import type { GatewayConfig } from './config.ts';
import { worldsRoutes } from './dev-worlds/worlds-routes.ts';
import { canonicalFault } from './guards/canonical-path.ts';
import { onlyJson } from './guards/json-only.ts';
import { type LoadLimits, shedLoad, usualLimits } from './guards/load-shedding.ts';
import { knowAllMethods } from './guards/method-not-allowed.ts';
import { bareApp } from './http/create-server.ts';
import { drainOnClose } from './http/graceful-shutdown.ts';
import { FastLane } from './http/hot-responses.ts';
import type { Representation } from './http/representation.ts';
import { contentPolicy, securityHeaders } from './http/security-headers.ts';
import { LiveChannels } from './live/live-channels.ts';
import { StreamPlaces } from './live/stream-limit.ts';
import { comeBack, streamLive } from './live/stream-route.ts';
import { liveReader } from './live/upstream-reader.ts';
import { healthRoutes } from './observability/health-routes.ts';
import { createMetrics } from './observability/metrics.ts';
import { measureRequests, tellAnswers } from './observability/request-metrics.ts';
import { upstreamCheck } from './observability/upstream-check.ts';
import { pageProducer } from './pages/make-page.ts';
import { keptPages } from './pages/page-cache.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pageRender } from './pages/render-with-budget.ts';
import { type PageContext, siteFetch } from './pages/ssr-fetch.ts';
import { unbuiltSite } from './pages/unbuilt-site.ts';
import { firstPages } from './pages/warm-up.ts';
import { siteClock } from './pages/world-clock.ts';
import { sendProblem } from './problems/send-problem.ts';
import { Counts, countingStore } from './redis/rate-counters.ts';
import { Shared } from './redis/redis-link.ts';
import { sharedAnswers } from './redis/response-cache.ts';
import { searchIndex } from './search/search-index-handler.ts';
import { pageLister } from './sitemap/list-pages.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { wellKnownRoutes } from './sitemap/well-known-routes.ts';
import type { BulkheadLimits } from './upstream/bulkhead.ts';
import { openPool } from './upstream/pool.ts';
import type { Pause } from './upstream/retry.ts';
import { upstreamWay } from './upstream/upstream.ts';

export interface AppOptions {
  readonly config: GatewayConfig;
  readonly verifyingKey: VerifyingKey;
  /** The site's pages; without them calls still work and /readyz says what is missing. */
  readonly renderer: PageRenderer | undefined;
  readonly assets?: ReadonlyMap<string, Representation>;
  readonly logger?: FastifyServerOptions['logger'];
  readonly clock?: () => number;
  readonly limits?: Limits;
}

/** What tests make small, or large where a busy machine is to make no difference. */
export interface Limits {
  readonly bulkhead?: BulkheadLimits;
  readonly load?: LoadLimits;
  readonly livePollMs?: number;
  readonly redisMs?: number;
  readonly pauseBeforeRetry?: Pause;
  readonly clientMs?: number;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    verifyingKey,
    renderer = unbuiltSite,
    assets = new Map(),
    clock = Date.now,
    limits,
  } = options;
  const { devTools, publicUrl } = config;
  const metrics = createMetrics();
  const app = bareApp({
    logger: options.logger,
    trustedProxies: config.trustedProxies,
    clientMs: limits?.clientMs,
    shortcut: (request, response) => lane.serve(request, response),
  });
  const tell = tellAnswers(app.log, metrics);
  const { isDraining } = drainOnClose(app);
  const lane = new FastLane({ bytes: config.cacheBytes / 4, clock, isDraining, tell });
  const pool = openPool(config.upstream);

  const makeCall = callMaker(contract, { devTools });
  const way = upstreamWay({
    pool,
    config: config.upstream,
    metrics,
    clock,
    bulkhead: limits?.bulkhead,
    pauseBeforeRetry: limits?.pauseBeforeRetry,
  });
  const shared = config.redisUrl
    ? new Shared({
        ...{ url: config.redisUrl, log: app.log, gauge: metrics.redis },
        patienceMs: limits?.redisMs,
      })
    : undefined;
  const cache = {
    store: new AnswerStore(config.cacheBytes),
    shared: shared && sharedAnswers(shared, config.upstream.url.href),
    clock,
    count: metrics.cache,
  };
  const ask = cachedAsk(way, cache);
  const channels = new LiveChannels({
    reader: liveReader({ contract, makeCall, ask: way, clock }),
    log: app.log,
    intervalMs: limits?.livePollMs,
    shared,
  });
  const match = pathMatcher(contract);
  const fetchFor = (context: PageContext) => siteFetch({ ask, makeCall, match }, context);
  const producePage = pageProducer({
    render: pageRender(renderer, config.pageBudgetMs, app.log),
    fetchFor,
    nowFor: siteClock({ contract, makeCall, ask, devTools, clock }),
  });
  const rendererCheck = async () =>
    options.renderer ? undefined : 'The page renderer is not loaded; build the site first.';

  app.setErrorHandler(sendProblem);
  app.addHook('onClose', async () => {
    shared?.close();
    await pool.destroy();
  });
  app.addHook('preClose', () => channels.stop(comeBack));
  app.addHook('onRequest', ({ raw, id }, reply, done) => {
    reply.header('x-request-id', id).header('content-security-policy', contentPolicy);
    done(canonicalFault(raw.url ?? ''));
  });
  knowAllMethods(app);
  onlyJson(app);
  measureRequests(app, tell);
  await shedLoad(app, limits?.load ?? usualLimits);
  await app.register(helmet, securityHeaders);
  await app.register(rateLimit, {
    global: false,
    store: countingStore(new Counts(shared, clock)),
  });
  await knowTokens(app, verifyingKey);

  await app.register(healthRoutes, {
    checks: [upstreamCheck(pool, config.upstream), rendererCheck],
    isDraining,
    warmUp: firstPages(app),
    registry: metrics.registry,
  });
  const send = answerSender({ lane, clock, count: metrics.cache });
  await app.register(apiRoutes, {
    prefix: '/api',
    contract,
    makeCall,
    answer: answering(ask, send),
    match,
    guards: (operation) => {
      const { early, late } = rateGuards(app, operation);
      return { early: [...early, ...tokenGuard(operation)], late };
    },
    own: {
      getSearchIndex: answering(cachedAsk(searchIndex({ contract, makeCall, ask }), cache), send),
      streamLive: streamLive({
        channels,
        places: new StreamPlaces(config.streamsPerAddress),
        gauge: metrics.streams,
      }),
    },
  });
  await app.register(assetRoutes, { assets });
  await app.register(wellKnownRoutes, {
    assets,
    contact: config.securityContact,
    publicUrl,
    clock,
  });
  await app.register(sitemapRoutes, {
    listPages: pageLister({ renderer, fetchFor, clock }),
    publicUrl,
  });
  if (devTools) await app.register(worldsRoutes, { contract, makeCall, ask, clock });
  await app.register(pageRoutes, {
    normalizeUrl: renderer.normalizeUrl,
    getPage: keptPages(producePage, { clock, bytes: config.cacheBytes / 4, count: metrics.pages }),
    publicUrl,
    devTools,
    lane: publicUrl || config.trustedProxies.length === 0 ? lane : undefined,
    count: metrics.pages,
  });
  return app;
}
