import { matchPath, parsePath } from 'react-router-dom';
import type { Address } from '../state/navigation/page-address.ts';
import type { PageModule, Route } from './route.ts';
import { areValid, notFoundRoute, offlineRoute, redirects, routes } from './routes.tsx';

export interface MatchedRoute {
  route: Route;
  address: Address;
  pathname: string;
}

/** A matched route with its code loaded. */
export interface ResolvedPage extends MatchedRoute {
  module: PageModule;
  /** The list that is shown beside it in a wide window. */
  list?: ResolvedPage;
}

function splitHref(href: string): { pathname: string; query: string } {
  const { pathname = '/', search = '' } = parsePath(href);
  return { pathname, query: search.slice(1) };
}

/** The target of a redirect with the query carried over; undefined for a URL that has a page. */
export function redirectFor(href: string): string | undefined {
  const { pathname, query } = splitHref(href);
  for (const { path, to, query: implied } of redirects) {
    const params = matchPath(path, pathname)?.params;
    if (!params || !areValid(params)) continue;
    const search = new URLSearchParams(query);
    for (const [name, value] of Object.entries(implied ?? {}))
      if (!search.has(name)) search.set(name, value);
    return search.size > 0 ? `${to(params)}?${search}` : to(params);
  }
  return undefined;
}

/** The parameters that the page reads, in the order in which its route lists them. */
function pickQueryParams({ queryParams = [] }: Route, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  return new URLSearchParams(
    queryParams.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
  );
}

export function findRoute(href: string): MatchedRoute {
  const { pathname, query } = splitHref(href);
  for (const route of [...routes, offlineRoute]) {
    const params = matchPath(route.path, pathname)?.params;
    if (params && areValid(params)) {
      return { route, address: { params, search: pickQueryParams(route, query) }, pathname };
    }
  }
  return {
    route: notFoundRoute,
    address: { params: {}, search: new URLSearchParams() },
    pathname,
  };
}

export async function resolvePage(href: string): Promise<ResolvedPage> {
  const matched = findRoute(href);
  const listHref = matched.route.listHref?.(matched.address);
  const [module, list] = await Promise.all([
    matched.route.load(),
    listHref && resolvePage(listHref),
  ]);
  return { ...matched, module, ...(list && { list }) };
}

export const resolveOfflinePage = (): Promise<ResolvedPage> => resolvePage(offlineRoute.path);

/** For a page whose code failed to load: the offline page without a network, otherwise a document request. */
export async function resolveFallback(href: string): Promise<ResolvedPage> {
  if (!navigator.onLine) return resolveOfflinePage();
  location.assign(href);
  return new Promise(() => {});
}
