import type { Upstream } from '@touchline/api-core/call';
import { createRecentMatches } from '@touchline/api-core/spoilers/recent-matches';
import {
  type ConcealedUpstream,
  withConcealing,
} from '@touchline/api-core/spoilers/with-concealing';
import { FairTurns } from '@touchline/shared/fair-turns';
import type { PageRenderer, PageRequest } from '@touchline/shared/page-renderer';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { calendarRoutes } from '../calendars/calendar-routes.ts';
import { cardRoutes } from '../cards/card-routes.ts';
import { createPageLister } from '../sitemap/list-pages.ts';
import { sitemapRoutes } from '../sitemap/sitemap-routes.ts';
import { createPageMaker } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';
import { renderWithBudget } from './render-with-budget.ts';
import { type PageContext, ssrFetch } from './ssr-fetch.ts';
import { worldClock } from './world-clock.ts';

export interface Pages {
  /** Sends calls for a visitor who has covered results. */
  readonly conceal: (upstream: Upstream) => ConcealedUpstream;
  /** Registers the pages and what is made with them: cards, calendars and sitemaps. */
  register(app: FastifyInstance): Promise<void>;
}

export function openPages(context: AppContext, upstream: Upstream, renderer: PageRenderer): Pages {
  const { config, contract, parseCall, matchOperation, clock, metrics, devTools } = context;
  const { publicUrl, trustedProxies, cacheBytes } = config;
  const hasWorld = config.devTools || config.isMockApi;
  const worldFor = worldClock({ contract, parseCall, upstream, hasWorld, clock });
  const sources = { contract, parseCall, upstream };
  const conceal = withConcealing({
    ...sources,
    recentMatches: createRecentMatches({
      ...sources,
      nowFor: async (visit) => (await worldFor(visit)).now,
      clock,
    }),
  });
  const fetchOptions = {
    upstream,
    spoilerFree: conceal(upstream),
    parseCall,
    matchOperation,
    devTools: config.devTools,
  };
  const fetchFor = (visit: PageContext, cookies?: PageRequest['cookies']) =>
    devTools.wrapFetch(ssrFetch(fetchOptions, visit, cookies), visit);
  const makePage = devTools.wrapPage(
    createPageMaker({
      render: renderWithBudget(renderer, config.pageBudgetMs, context.log),
      fetchFor,
      worldFor,
      devTools: config.devTools,
      turns: new FairTurns(),
    }),
  );
  const getPage = createPageCache(makePage, {
    clock,
    bytes: cacheBytes / 4,
    count: metrics.pages,
    watchBytes: (read) => metrics.watchCacheBytes('pages', read),
    storesNothing: context.storesNothing,
  });
  return {
    conceal,
    async register(app) {
      await app.register(cardRoutes, {
        matchCard: (request) => renderer.matchCard(request),
        fetchFor,
        worldFor,
        publicUrl,
        devTools: config.devTools,
        bytes: cacheBytes / 16,
        drawnPerMinute: context.limits.cardsPerMinute,
      });
      await app.register(calendarRoutes, {
        calendar: (request) => renderer.calendar(request),
        fetchFor,
        worldFor,
        publicUrl,
        devTools: config.devTools,
        clock,
        bytes: cacheBytes / 16,
        madePerMinute: context.limits.calendarsPerMinute,
      });
      const listPages = createPageLister({ renderer, fetchFor, clock });
      await app.register(sitemapRoutes, { listPages, publicUrl });
      await app.register(pageRoutes, {
        normalizeUrl: renderer.normalizeUrl,
        getPage: devTools.wrapPageCache(getPage, makePage),
        publicUrl,
        devTools: config.devTools,
        hotResponses: publicUrl || trustedProxies.length === 0 ? context.hotResponses : undefined,
        count: metrics.pages,
      });
    },
  };
}
