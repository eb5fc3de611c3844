import { matchPath } from 'react-router-dom';
import type { Address } from '../state/navigation/page-head.ts';
import type { PageModule, Route } from './route.ts';
import { notFoundRoute, offlineRoute, redirects, routes } from './routes.tsx';

/** A page with its code at hand, and what the address says to it. */
export interface ResolvedPage extends MatchedRoute {
  page: PageModule;
  /** The list that stands beside it where there is room. */
  list?: ResolvedPage;
}

interface MatchedRoute {
  route: Route;
  address: Address;
  pathname: string;
}

/** Where an address leads that has no page of its own; its query goes along. */
export function redirectFor(href: string): string | undefined {
  const [pathname = '/', query] = href.replace(/#.*/, '').split('?');
  for (const { path, accepts, to } of redirects) {
    const params = matchPath(path, pathname)?.params;
    if (params && (accepts?.(params) ?? true)) return query ? `${to(params)}?${query}` : to(params);
  }
  return undefined;
}

/** What is said of the words that a page knows, in the page's own order. */
function known({ words = [] }: Route, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  return new URLSearchParams(
    words.flatMap((word) => (given.has(word) ? [[word, given.get(word) ?? '']] : [])),
  );
}

/** The page at a path with its query, as they stand in a link. */
export function findRoute(href: string): MatchedRoute {
  const [pathname = '/', query = ''] = href.replace(/#.*/, '').split('?');
  for (const route of [...routes, offlineRoute]) {
    const match = matchPath(route.path, pathname);
    if (match && (route.accepts?.(match.params) ?? true)) {
      return { route, address: { params: match.params, search: known(route, query) }, pathname };
    }
  }
  return {
    route: notFoundRoute,
    address: { params: {}, search: new URLSearchParams() },
    pathname,
  };
}

export async function resolvePage(href: string): Promise<ResolvedPage> {
  const found = findRoute(href);
  const beside = found.route.list?.(found.address);
  const [page, list] = await Promise.all([found.route.load(), beside && resolvePage(beside)]);
  return { ...found, page, ...(list && { list }) };
}

export const resolveOfflinePage = (): Promise<ResolvedPage> => resolvePage(offlineRoute.path);

/** What stands in for a page whose code cannot be had: without a network that is said, else the document brings it. */
export async function resolveFallback(href: string): Promise<ResolvedPage> {
  if (!navigator.onLine) return resolveOfflinePage();
  location.assign(href);
  return new Promise(() => {});
}
