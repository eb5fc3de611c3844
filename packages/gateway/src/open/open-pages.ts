import type { Upstream } from '@touchline/api-core/call';
import { readWorldHeaders } from '@touchline/api-core/read-world-headers';
import type { PageRenderer } from '@touchline/shared/domain/page-renderer';
import type { FastifyInstance } from 'fastify';
import { calendarRoutes } from '../calendars/calendar-routes.ts';
import { cardRoutes } from '../cards/card-routes.ts';
import { clientNetwork } from '../http/client-network.ts';
import { disconnectSignal } from '../http/disconnect-signal.ts';
import { createPageMaker } from '../pages/make-page.ts';
import { originOf } from '../pages/origin.ts';
import type { RequestSources } from '../pages/page.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { pageRoutes } from '../pages/page-routes.ts';
import { rememberByWorld } from '../pages/remember-by-world.ts';
import { renderWithBudget } from '../pages/render-with-budget.ts';
import { ssrFetch } from '../pages/ssr-fetch.ts';
import { worldClock } from '../pages/world-clock.ts';
import { createPageLister } from '../sitemap/list-pages.ts';
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts';
import type { AppContext } from './app-context.ts';
import { withConsole } from './open-dev-tools.ts';

export interface OpenPagesOptions {
  readonly upstream: Upstream;
  readonly renderer: PageRenderer;
  /** The paths of operations that nobody answers. */
  readonly lacking: readonly string[];
}

export function openPages(context: AppContext, { upstream, renderer, lacking }: OpenPagesOptions) {
  const { config, clock, metrics, devTools, turns } = context;
  const { publicUrl, trustedProxies, cacheBytes } = config;
  const worldFor = worldClock(context, upstream);
  const rememberFor = rememberByWorld();
  const forRequests: RequestSources = {
    contextFor: (request, reply) => ({
      origin: originOf(request, publicUrl),
      world: config.devTools ? readWorldHeaders(request.headers) : undefined,
      requestId: request.id,
      network: clientNetwork(request),
      signal: disconnectSignal(reply),
    }),
    fetchFor: (visit) => ssrFetch(context, upstream, visit),
    rememberFor,
    worldFor,
  };
  const makePage = withConsole(
    devTools,
    createPageMaker({
      ...forRequests,
      render: renderWithBudget(renderer, config.pageBudgetMs, context.log),
      devTools: config.devTools,
      matchOperation: context.matchOperation,
      lacking,
      turns,
    }),
  );
  const getPage = createPageCache(makePage, context);
  return {
    /** Registers the pages and what is made with them: cards, calendars and sitemaps. */
    async register(app: FastifyInstance): Promise<void> {
      await app.register(cardRoutes, {
        ...forRequests,
        matchCard: (request) => renderer.matchCard(request),
        bytes: cacheBytes / 16,
        drawnPerMinute: context.limits.cardsPerMinute,
      });
      await app.register(calendarRoutes, {
        ...forRequests,
        calendar: (request) => renderer.calendar(request),
        clock,
        bytes: cacheBytes / 16,
        madePerMinute: context.limits.calendarsPerMinute,
      });
      const listPages = createPageLister({ ...forRequests, renderer, clock, lacking });
      await app.register(sitemapRoutes, { listPages, publicUrl, turns });
      await app.register(pageRoutes, {
        contextFor: forRequests.contextFor,
        normalizeUrl: renderer.normalizeUrl,
        getPage,
        frontCache: publicUrl || trustedProxies.length === 0 ? context.frontCache : undefined,
        count: metrics.pages,
      });
    },
  };
}
