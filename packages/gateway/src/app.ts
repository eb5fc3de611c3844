import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { PageRenderer } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { rateGuards } from './accounts/rate-guard.ts';
import { knowTokens, tokenGuard } from './accounts/token-guard.ts';
import type { VerifyingKey } from './accounts/verifying-key.ts';
import { canonicalFault } from './allow-list/canonical-path.ts';
import { knowAllMethods } from './allow-list/methods.ts';
import { onlyJson } from './allow-list/only-json.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { AnswerStore } from './cache/answer-store.ts';
import { cachedAsk } from './cache/cached-ask.ts';
import { answering, apiRoutes } from './calls/api-routes.ts';
import { callMaker } from './calls/make-call.ts';
import { pathMatcher } from './calls/match-path.ts';
import { answerSender } from './calls/send-answer.ts';
import type { GatewayConfig } from './config.ts';
import { firstPages } from './health/first-pages.ts';
import { healthRoutes } from './health/health-routes.ts';
import { measureRequests, tellAnswers } from './health/measure-requests.ts';
import { createMetrics } from './health/metrics.ts';
import { type LoadLimits, shedLoad, usualLimits } from './health/shed-load.ts';
import { upstreamCheck } from './health/upstream-check.ts';
import { bareApp } from './http/bare-app.ts';
import { drainOnClose } from './http/drain.ts';
import { FastLane } from './http/fast-lane.ts';
import type { Representation } from './http/representation.ts';
import { contentPolicy, securityHeaders } from './http/security-headers.ts';
import { LiveChannels } from './live/live-channels.ts';
import { liveReader } from './live/live-reader.ts';
import { comeBack, streamLive } from './live/stream-live.ts';
import { StreamPlaces } from './live/stream-places.ts';
import { keptPages } from './pages/kept-pages.ts';
import { pageLister } from './pages/list-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pageProducer } from './pages/produce-page.ts';
import { pageRender } from './pages/render-page.ts';
import { siteClock } from './pages/site-clock.ts';
import { type PageContext, siteFetch } from './pages/site-fetch.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { unbuiltSite } from './pages/unbuilt-site.ts';
import { wellKnownRoutes } from './pages/well-known-routes.ts';
import { sendProblem } from './problems/send-problem.ts';
import { searchIndex } from './search/search-index.ts';
import { Shared } from './shared/shared.ts';
import { sharedAnswers } from './shared/shared-answers.ts';
import { Counts, countingStore } from './shared/shared-counts.ts';
import type { BulkheadLimits } from './upstream/bulkhead.ts';
import { openPool } from './upstream/pool.ts';
import type { Pause } from './upstream/retry.ts';
import { upstreamWay } from './upstream/upstream-way.ts';
import { worldsRoutes } from './worlds/worlds-routes.ts';

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
    addressOf: renderer.addressOf,
    getPage: keptPages(producePage, { clock, bytes: config.cacheBytes / 4, count: metrics.pages }),
    publicUrl,
    devTools,
    lane: publicUrl || config.trustedProxies.length === 0 ? lane : undefined,
    count: metrics.pages,
  });
  return app;
}
