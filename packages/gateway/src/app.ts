import rateLimit from '@fastify/rate-limit';
import { createOperationFinder } from '@touchline/api-core/find-operation';
import { createCallParser } from '@touchline/api-core/parse-call';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import { FairTurns } from '@touchline/shared/server/fair-turns';
import { rejectNonJson } from '@touchline/shared/server/http/json-only';
import { registerAllMethods } from '@touchline/shared/server/http/method-not-allowed';
import type { Logger } from '@touchline/shared/server/logging/create-logger';
import { contract as builtContract, type Contract } from '@touchline/types/contract';
import type { FastifyInstance } from 'fastify';
import { assetRoutes } from './assets/asset-routes.ts';
import { registerJwt } from './auth/jwt-guard.ts';
import type { VerifyingKey } from './auth/verification-key.ts';
import { missRate } from './cache/miss-rate.ts';
import { NetworkSlots } from './cache/network-slots.ts';
import type { GatewayConfig, PushConfig } from './config.ts';
import { shedLoad } from './guards/load-shedding.ts';
import { forbidStoring } from './guards/no-store.ts';
import { checkTargets } from './guards/target-checks.ts';
import { requireHooks } from './http/front-cache.ts';
import { createMetrics } from './observability/metrics.ts';
import { measureRequests } from './observability/request-metrics.ts';
import type { AppContext, Limits } from './open/app-context.ts';
import { healthRoutes } from './open/health-routes.ts';
import { openCache } from './open/open-cache.ts';
import { openDevTools } from './open/open-dev-tools.ts';
import { openLive } from './open/open-live.ts';
import { openPages } from './open/open-pages.ts';
import { openPush } from './open/open-push.ts';
import { openRedis } from './open/open-redis.ts';
import { openServer } from './open/open-server.ts';
import { openSources } from './open/open-sources.ts';
import { registerApi } from './open/register-api.ts';
import { unbuiltSite } from './pages/load-renderer.ts';
import { problemSender } from './problems/send-problem.ts';
import { RateCounters, rateLimitStore } from './redis/rate-counters.ts';
import { wellKnownRoutes } from './sitemap/well-known-routes.ts';
import { lackingPaths } from './upstream/upstream-extras.ts';

/** Enough for all misses of a network where a call takes up to a quarter of a second. */
const SLOTS_PER_MISS = 1 / 40;

export interface AppOptions extends Partial<Pick<AppContext, 'clock' | 'storesNothing'>> {
  readonly config: GatewayConfig;
  /** Without one the upstream verifies its tokens. */
  readonly verifyingKey: VerifyingKey | undefined;
  /** The operations to serve: those of openapi.yaml, if not given. */
  readonly contract?: Contract;
  /** The site's pages. Without them the API still works, and /readyz reports the missing build. */
  readonly renderer: PageRenderer | undefined;
  /** The folder of the site's built files. */
  readonly clientDir?: string | undefined;
  readonly logger?: Logger;
  /** Where subscriptions to notifications are stored. Without it there are none. */
  readonly push?: PushConfig | undefined;
  readonly limits?: Limits;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, contract = builtContract, clock = Date.now, limits = {}, logger } = options;
  const { renderer = unbuiltSite, storesNothing = false, clientDir } = options;
  const { publicUrl, hasServiceWorker, securityContact: contact } = config;
  const metrics = createMetrics();
  const devTools = await openDevTools(config, { clock, contract });
  const server = await openServer({ config, logger, clock, metrics, limits });
  const { app, frontCache, maxStreams } = server;
  const context: AppContext = {
    config,
    contract,
    parseCall: createCallParser(contract, config),
    matchOperation: createOperationFinder(contract),
    clock,
    limits,
    turns: new FairTurns(),
    limitMisses: missRate(config.missesPerAddress, clock),
    slots: new NetworkSlots(Math.ceil(config.missesPerAddress * SLOTS_PER_MISS)),
    log: app.log,
    metrics,
    frontCache,
    devTools,
    storesNothing,
  };
  const redis = openRedis(app, context);
  const sources = openSources(app, context);
  const cache = openCache(context, sources, redis);
  const { timelines, upstream } = cache;
  const lacking = lackingPaths(contract, sources);
  const pages = openPages(context, { upstream, renderer, lacking });
  const push = options.push && openPush(context, { ...options.push, renderer });
  const live = { sources, upstream, timelines, maxStreams, onMatch: push?.onMatch };
  const { streamLive, channels } = openLive(app, context, live);

  app.setErrorHandler(problemSender(config));
  // The front cache does without these: its responses have passed them, or it does the same.
  checkTargets(app, server.securityHeaders, devTools.maxUrlLength);
  measureRequests(app, server.record);
  shedLoad(app, limits.load);
  requireHooks(app);
  // Guards run in the order of these lines. Each hook from here on turns the front cache off for its routes.
  devTools.addHooks(app);
  if (storesNothing) forbidStoring(app);
  registerAllMethods(app);
  rejectNonJson(app);
  const rateCounters = new RateCounters(redis, clock);
  await app.register(rateLimit, { global: false, store: rateLimitStore(rateCounters) });
  await registerJwt(app, options.verifyingKey, config.acceptedClaims);

  await app.register(healthRoutes, { context, server, sources, hasSite: !!options.renderer });
  await registerApi(app, context, { sources, cache, rateCounters, streamLive });
  if (push) await app.register(push.routes, { channels });
  await app.register(assetRoutes, { clientDir, hasServiceWorker });
  await app.register(wellKnownRoutes, { contact, publicUrl, clock });
  const siteStyle = () => renderer.style();
  await devTools.register(app, { ...context, upstream, mockApi: sources.mockApi, siteStyle });
  await pages.register(app);
  return app;
}
