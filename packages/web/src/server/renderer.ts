import type { PageRenderer, PageRequest } from '@touchline/types';
import { isLanguage } from '../i18n/languages.ts';
import { findRoute, redirectFor, resolvePage } from '../router/resolve-page.ts';
import type { PageModule } from '../router/route.ts';
import { notFoundRoute, routes } from '../router/routes.tsx';
import type { Assets } from './assets.ts';
import { answer, begin, loadData, markupOf, openSession } from './render.tsx';
import { listPages } from './sitemap-pages.ts';

function hrefOf({ url, origin }: PageRequest): string {
  const { pathname, search } = new URL(url, origin);
  return pathname + search;
}

/** Any page can be asked for in a language. */
function addressOf(url: string): string {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const words = new URLSearchParams(findRoute(url).address.search);
  const language = new URLSearchParams(query).get('lang');
  if (isLanguage(language)) words.set('lang', language);
  return words.size > 0 ? `${pathname}?${words}` : pathname;
}

const everyRoute = [...routes, notFoundRoute];

/** Renders pages with the given build of the client. It fails here, at boot, when a page's chunk is not in it. */
export async function rendererWith(assets: Assets): Promise<PageRenderer> {
  assets.of(everyRoute.map(({ source }) => source));
  const pages = new Map<string, PageModule>();
  for (const route of everyRoute) pages.set(route.path, await route.load());

  return {
    listPages,
    // Where an address leads on, all of it goes along.
    normalizeUrl: (url) => (redirectFor(url) ? url : addressOf(url)),
    async render(request) {
      const detour = redirectFor(hrefOf(request));
      if (detour) return { status: 301, headers: { location: detour }, body: '' };
      const visit = await resolvePage(hrefOf(request));
      const session = openSession(request);
      await loadData(visit, session);
      begin(visit, session, request.now);
      return answer(request, visit, session, markupOf(request, visit, session), assets);
    },
    shell(request) {
      const found = findRoute(hrefOf(request));
      const page = pages.get(found.route.path) as PageModule;
      return answer(request, { ...found, page }, openSession(request), '', assets);
    },
  };
}
