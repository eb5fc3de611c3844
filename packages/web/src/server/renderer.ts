import type { PageRenderer, PageRequest } from '@touchline/shared/domain/page-renderer';
import { queryOf } from '@touchline/shared/server/http/url-parts';
import { isLanguage } from '../i18n/languages.ts';
import { isGame } from '../paths.ts';
import { pageHead } from '../router/page-head.ts';
import { findRoute, redirectFor, resolvePage } from '../router/resolve-page.ts';
import type { PageModule } from '../router/route.ts';
import { notFoundRoute, routes } from '../router/routes.tsx';
import { nowAtom } from '../state/clock/clock.ts';
import type { Assets } from './assets.ts';
import { calendar } from './calendar.ts';
import { frame } from './frame.tsx';
import { matchAlerts } from './match-alerts.ts';
import { matchCard } from './match-card.ts';
import {
  loadDataInTime,
  openSession,
  pageResponse,
  renderMarkup,
  sealSession,
  truncateLists,
} from './render.tsx';
import { listPages } from './sitemap-pages.ts';

function hrefOf({ url, origin }: PageRequest): string {
  const { pathname, search } = new URL(url, origin);
  return pathname + search;
}

const SECTIONS = ['matches', 'tournaments', 'teams', 'news', 'predictions', 'multiview'];

/** One path for all that have no page, with the game and the section that the header shows: they are rendered once. */
function unknownPath(pathname: string): string {
  const [, game = '', section = ''] = pathname.split('/');
  if (!isGame(game)) return '/not-found';
  return SECTIONS.includes(section) ? `/${game}/${section}/not/found` : `/${game}/not-found`;
}

/** The URL with the query parameters that its page reads, and `lang`, which every page has. */
function withKnownParams(url: string): string {
  const { route, address, pathname } = findRoute(url);
  const path = route === notFoundRoute ? unknownPath(pathname) : pathname;
  const params = new URLSearchParams(address.search);
  const language = new URLSearchParams(queryOf(url)).get('lang');
  if (isLanguage(language)) params.set('lang', language);
  return params.size > 0 ? `${path}?${params}` : path;
}

const allRoutes = [...routes, notFoundRoute];

/** Renders pages with the given client build. Fails at boot when the chunk of a page is missing from it. */
export async function rendererWith(assets: Assets): Promise<PageRenderer> {
  assets.forSources(allRoutes.map(({ source }) => source));
  const modules = new Map<string, PageModule>();
  for (const route of allRoutes) modules.set(route.path, await route.load());

  return {
    style: async () => assets.forSources([]).css,
    listPages,
    matchCard,
    calendar,
    matchAlerts,
    // A redirect carries the whole query over.
    normalizeUrl: (url) => (redirectFor(url) ? url : withKnownParams(url)),
    async render(request) {
      const redirect = redirectFor(hrefOf(request));
      if (redirect) return { status: 308, headers: { location: redirect }, body: '' };
      await request.turn?.();
      const page = await resolvePage(hrefOf(request));
      const loading = openSession(request);
      await loadDataInTime(page, loading);
      const session = sealSession(request, loading);
      await request.turn?.();
      // The visitor has left, or has got the app shell.
      request.signal.throwIfAborted();
      truncateLists(page, session, session.store.get(nowAtom));
      const markup = await renderMarkup(request, page, session);
      await request.turn?.();
      return pageResponse(request, page, session, markup, assets);
    },
    appShell(request) {
      const matched = findRoute(hrefOf(request));
      const module = modules.get(matched.route.path) as PageModule;
      const page = { ...matched, module };
      const session = openSession(request);
      const { title } = pageHead(page, session, request.origin);
      return pageResponse(request, page, session, frame(request.url, title, session), assets, true);
    },
  };
}
