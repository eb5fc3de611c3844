import rateLimit from '@fastify/rate-limit';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { createUpstreamReader } from '@touchline/api-core/live/upstream-reader';
import { createCallParser } from '@touchline/api-core/parse-call';
import { createRecentMatches } from '@touchline/api-core/spoilers/recent-matches';
import { withConcealing } from '@touchline/api-core/spoilers/with-concealing';
import type { Logger } from '@touchline/shared/logging/create-logger';
import { createRequestLog } from '@touchline/shared/logging/request-log';
import type { PageRenderer, PageRequest } from '@touchline/shared/page-renderer';
import {
  contract as builtContract,
  type Contract,
  type Operation,
} from '@touchline/types/contract';
import { shapeCheck } from '@touchline/types/validation';
import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api/api-routes.ts';
import { createCallHandler } from './api/call-handler.ts';
import { createResponseSender } from './api/send-response.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { jwtGuards, registerJwt } from './auth/jwt-guard.ts';
import { rateLimitGuards } from './auth/rate-limit-guard.ts';
import type { VerifyingKey } from './auth/verification-key.ts';
import { PrivateKeys } from './cache/private-keys.ts';
import { ResponseStore } from './cache/response-store.ts';
import { withCache } from './cache/with-cache.ts';
import { cardRoutes } from './cards/card-routes.ts';
import type { GatewayConfig } from './config.ts';
import { DriftFindings } from './drift/drift-findings.ts';
import { withDriftCheck } from './drift/with-drift-check.ts';
import { checkCanonicalPath } from './guards/canonical-path.ts';
import { rejectNonJson } from './guards/json-only.ts';
import { keepOutOfBrowsers } from './guards/keep-out-of-browsers.ts';
import { DEFAULT_LOAD_LIMITS, type LoadLimits, shedLoad } from './guards/load-shedding.ts';
import { registerAllMethods } from './guards/method-not-allowed.ts';
import { checkHosts, hasManyHosts } from './guards/one-host.ts';
import { createServer } from './http/create-server.ts';
import { drainOnClose } from './http/graceful-shutdown.ts';
import { HotResponses } from './http/hot-responses.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { skippedWhenHot } from './http/skippable-hooks.ts';
import { LiveChannels } from './live/live-channels.ts';
import { ObservedTimelines } from './live/observed-timelines.ts';
import { StreamLimit } from './live/stream-limit.ts';
import { randomRetryFrame, streamRoute } from './live/stream-route.ts';
import { withObservedTimelines } from './live/with-observed-timelines.ts';
import { createBundledHealth } from './observability/bundled-health.ts';
import { healthRoutes } from './observability/health-routes.ts';
import { createMetrics } from './observability/metrics.ts';
import { createRequestRecorder, measureRequests } from './observability/request-metrics.ts';
import { createUpstreamCheck } from './observability/upstream-check.ts';
import { unbuiltSite } from './pages/load-renderer.ts';
import { createPageMaker } from './pages/make-page.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { renderWithBudget } from './pages/render-with-budget.ts';
import { type PageContext, ssrFetch } from './pages/ssr-fetch.ts';
import { warmUp } from './pages/warm-up.ts';
import { worldClock } from './pages/world-clock.ts';
import { problemSender } from './problems/send-problem.ts';
import { createCallForwarder } from './proxy/forward-calls.ts';
import { createTransport } from './proxy/transport.ts';
import { RateCounters, rateLimitStore } from './redis/rate-counters.ts';
import { RedisLink } from './redis/redis-link.ts';
import { createRedisResponseCache } from './redis/response-cache.ts';
import { createSearchIndexHandler } from './search/search-index-handler.ts';
import { createPageLister } from './sitemap/list-pages.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { wellKnownRoutes } from './sitemap/well-known-routes.ts';
import { rememberSource } from './sources/answered-by.ts';
import { createBundledSource, sourcesOf } from './sources/bundled-source.ts';
import { playRecording, Recording } from './sources/recording.ts';
import { SPOILER_FREE_PREFIX } from './spoilers/shown-matches-of.ts';
import { spoilerFreeRoutes } from './spoilers/spoiler-free-routes.ts';
import type { BulkheadLimits } from './upstream/bulkhead.ts';
import { openPool } from './upstream/pool.ts';
import { createUpstream, fetchWholeBy } from './upstream/upstream.ts';
import type { Pause } from './upstream/with-retry.ts';

export interface AppOptions {
  readonly config: GatewayConfig;
  readonly verifyingKey: VerifyingKey;
  /** The operations to serve: those of openapi.yaml, if not given. */
  readonly contract?: Contract;
  /** The site's pages. Without them the API still works, and /readyz reports the missing build. */
  readonly renderer: PageRenderer | undefined;
  /** The folder of the site's built files. */
  readonly clientDir?: string | undefined;
  readonly logger?: Logger;
  readonly clock?: () => number;
  readonly driftFindings?: DriftFindings;
  readonly limits?: Limits;
  /** For development: each call and page is made anew, whatever failed before, and browsers store nothing. */
  readonly storesNothing?: boolean;
}

/** Limits that tests lower, or raise so that a busy machine does not affect them. */
export interface Limits {
  readonly bulkhead?: BulkheadLimits;
  readonly load?: LoadLimits;
  readonly livePollMs?: number;
  /** Monotonic, in milliseconds. */
  readonly liveClock?: () => number;
  readonly redisTimeoutMs?: number;
  readonly ownWorldIndexMs?: number;
  readonly pauseBeforeRetry?: Pause;
  readonly clientTimeoutMs?: number;
  /** Drawn for one address. */
  readonly cardsPerMinute?: number;
}

const HEALTH_CONNECTIONS = 2;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    verifyingKey,
    contract = builtContract,
    renderer = unbuiltSite,
    clientDir,
    clock = Date.now,
    driftFindings = new DriftFindings(clock),
    limits,
    storesNothing = false,
  } = options;
  const { devTools, publicUrl } = config;
  // Loaded on demand: production needs neither the console nor luxon.
  const { openConsole } = devTools ? await import('./dev-worlds/console/open-console.ts') : {};
  const devConsole = openConsole?.({ clock, contract, findings: driftFindings });
  const metrics = createMetrics();
  const securityHeaders = await createSecurityHeaders();
  const app = createServer({
    logger: options.logger,
    trustedProxies: config.trustedProxies,
    securityHeaders,
    clientTimeoutMs: limits?.clientTimeoutMs,
    intercept: (request, response) =>
      !hasManyHosts(request) &&
      !devConsole?.isWatched(request) &&
      hotResponses.serve(request, response),
  });
  const requestLog = createRequestRecorder(createRequestLog(options.logger), metrics);
  const { isDraining } = drainOnClose(app);
  const hotResponses = new HotResponses({
    bytes: config.cacheBytes / 4,
    clock,
    isDraining,
    requestLog,
  });
  const pool = openPool(config.upstream);
  // Whether the upstream is well does not depend on how many wait for it.
  const healthPool = openPool(config.upstream, HEALTH_CONNECTIONS);

  const parseCall = createCallParser(contract, { devTools });
  const { bulkhead, pauseBeforeRetry } = limits ?? {};
  const findFault = config.drift === 'off' ? undefined : shapeCheck(contract);
  const chain = {
    metrics,
    clock,
    findFault,
    bulkhead,
    pauseBeforeRetry,
    hasBreaker: !storesNothing,
  };
  const driftCheck = { contract, findings: driftFindings, log: app.log, count: metrics.drift };
  const breakerGauge = metrics.breaker;
  const sendUpstream = withDriftCheck(
    createUpstream({ ...chain, pool, config: config.upstream, breakerGauge }),
    { ...driftCheck, mode: config.drift, mayLackOperations: config.bundled?.fallback },
  );
  const bundled =
    config.bundled &&
    createBundledSource(config.bundled, {
      chain,
      driftCheck,
      config: config.upstream,
      upstream: sendUpstream,
      clock,
    });
  const answering = bundled?.send ?? sendUpstream;
  const send = config.recording
    ? playRecording(answering, Recording.read(config.recording), {
        ...driftCheck,
        findFault,
        restIs: config.isBundled ? 'bundled' : 'upstream',
      })
    : answering;
  const fetchWhole = fetchWholeBy(send);
  const redis = config.redisUrl
    ? new RedisLink({
        url: config.redisUrl,
        log: app.log,
        gauge: metrics.redis,
        timeoutMs: limits?.redisTimeoutMs,
      })
    : undefined;
  const privateKeys = new PrivateKeys(clock);
  const cache = {
    store: new ResponseStore(config.cacheBytes),
    redis: redis && createRedisResponseCache(redis, sourcesOf(config)),
    clock,
    count: metrics.cache,
    storesNothing,
    onPrivate: (key: string) => privateKeys.add(key),
  };
  const timelines = new ObservedTimelines();
  metrics.watchCacheBytes('responses', () => cache.store.bytes);
  metrics.watchCacheBytes('hot responses', () => hotResponses.bytes);
  const upstream = withCache(withObservedTimelines(fetchWhole, timelines), cache);
  const forwarder = createCallForwarder({ send, privateKeys, count: metrics.cache });
  const liveSource = rememberSource(bundled?.upstreamOf('streamLive') ?? fetchWhole);
  const channels = new LiveChannels({
    reader: createUpstreamReader({ contract, parseCall, clock, upstream: liveSource.upstream }),
    log: app.log,
    intervalMs: limits?.livePollMs,
    clock: limits?.liveClock,
    redis,
    timelines,
  });
  const matchOperation = createOperationFinder(contract);
  const hasWorld = devTools || config.isBundled;
  const nowFor = worldClock({ contract, parseCall, upstream, hasWorld, clock });
  const conceal = withConcealing({
    contract,
    parseCall,
    upstream,
    recentMatches: createRecentMatches({ contract, parseCall, upstream, nowFor, clock }),
  });
  const fetchFor = (context: PageContext, cookies?: PageRequest['cookies']) => {
    const fetch = ssrFetch(
      { upstream, spoilerFree: conceal(upstream), parseCall, matchOperation, devTools },
      context,
      cookies,
    );
    return devConsole?.recordFetch(fetch, context) ?? fetch;
  };
  const makePlainPage = createPageMaker({
    render: renderWithBudget(renderer, config.pageBudgetMs, app.log),
    fetchFor,
    nowFor,
    devTools,
  });
  const makePage = devConsole?.withConsole(makePlainPage) ?? makePlainPage;
  const checkRenderer = async () =>
    options.renderer ? undefined : 'The page renderer is not loaded; build the site first.';

  app.setErrorHandler(problemSender(config));
  app.addHook('onClose', async () => {
    redis?.close();
    await Promise.all([pool.destroy(), healthPool.destroy(), bundled?.pool.destroy()]);
  });
  app.addHook('preClose', () => channels.stop(randomRetryFrame));
  app.addHook(
    'onRequest',
    skippedWhenHot(({ raw, id }, reply, done) => {
      reply.headers(securityHeaders).header('x-request-id', id);
      const { url = '' } = raw;
      done(checkHosts(raw) ?? checkCanonicalPath(url, devConsole?.maxLengthOf(url)));
    }),
  );
  devConsole?.addHooks(app);
  if (storesNothing) keepOutOfBrowsers(app);
  registerAllMethods(app);
  rejectNonJson(app);
  measureRequests(app, requestLog);
  await shedLoad(app, limits?.load ?? DEFAULT_LOAD_LIMITS);
  const rateCounters = new RateCounters(redis, clock);
  await app.register(rateLimit, { global: false, store: rateLimitStore(rateCounters) });
  await registerJwt(app, verifyingKey);

  await app.register(healthRoutes, {
    checks: [
      createUpstreamCheck(healthPool, config.upstream),
      ...(bundled?.checks ?? []),
      checkRenderer,
    ],
    degradations: config.isBundled
      ? createBundledHealth(healthPool, config.upstream.url)
      : async () => ({}),
    isDraining,
    warmUp: warmUp(app),
    registry: metrics.registry,
    clock,
  });
  const sendResponse = createResponseSender({ hotResponses, clock, count: metrics.cache });
  const searchIndex = withCache(
    createSearchIndexHandler({
      contract,
      parseCall,
      upstream: bundled?.upstreamOf('getSearchIndex') ?? upstream,
      ownWorldTimeoutMs: limits?.ownWorldIndexMs,
    }),
    cache,
  );
  const streamLive = streamRoute({
    channels,
    limit: new StreamLimit(config.streamsPerAddress),
    gauge: metrics.streams,
    answeredBy: liveSource.last,
    record: devConsole?.recordStream,
  });
  const guards = (operation: Operation) => {
    const { early, late } = rateLimitGuards(app, operation, rateCounters);
    return { early: [...early, ...jwtGuards(operation)], late };
  };
  await app.register(spoilerFreeRoutes, {
    prefix: SPOILER_FREE_PREFIX,
    contract,
    parseCall,
    sendResponse,
    guards,
    streamLive,
    upstreamOf: ({ id }) => (id === 'getSearchIndex' ? searchIndex : upstream),
    conceal,
  });
  await app.register(apiRoutes, {
    prefix: '/api',
    contract,
    parseCall,
    proxy: {
      upstream: config.upstream.url,
      transport: createTransport(forwarder),
      isKept: forwarder.isKept,
      answerFromCache: createCallHandler(upstream, sendResponse),
      sendResponse,
    },
    matchOperation,
    guards,
    gatewayHandlers: {
      getSearchIndex: createCallHandler(searchIndex, sendResponse),
      streamLive,
    },
  });
  await app.register(assetRoutes, { clientDir, hotResponses, clock });
  await app.register(wellKnownRoutes, {
    contact: config.securityContact,
    publicUrl,
    clock,
  });
  await app.register(cardRoutes, {
    matchCard: (request) => renderer.matchCard(request),
    fetchFor,
    nowFor,
    publicUrl,
    devTools,
    bytes: config.cacheBytes / 16,
    drawnPerMinute: limits?.cardsPerMinute,
  });
  await app.register(sitemapRoutes, {
    listPages: createPageLister({ renderer, fetchFor, clock }),
    publicUrl,
  });
  if (devConsole) {
    // Loaded on demand: production needs neither the page nor luxon.
    const { worldsRoutes } = await import('./dev-worlds/worlds-routes.ts');
    const { createBundledApi } = await import('./dev-worlds/bundled-api.ts');
    const { apiDocsRoutes, findViewer } = await import('./dev-worlds/api-docs/api-docs-routes.ts');
    const siteStyle = () => renderer.style();
    await app.register(worldsRoutes, {
      contract,
      parseCall,
      upstream,
      clock,
      siteStyle,
      bundledApi: createBundledApi(
        bundled?.pool ?? pool,
        config.bundled?.url ?? config.upstream.url,
      ),
      devConsole,
    });
    await app.register(apiDocsRoutes, { viewerDir: findViewer(), siteStyle });
  }
  const getPage = createPageCache(makePage, {
    clock,
    bytes: config.cacheBytes / 4,
    count: metrics.pages,
    watchBytes: (read) => metrics.watchCacheBytes('pages', read),
    storesNothing,
  });
  await app.register(pageRoutes, {
    normalizeUrl: renderer.normalizeUrl,
    getPage: devConsole?.getPage(getPage, makePage) ?? getPage,
    publicUrl,
    devTools,
    hotResponses: publicUrl || config.trustedProxies.length === 0 ? hotResponses : undefined,
    count: metrics.pages,
  });
  return app;
}
