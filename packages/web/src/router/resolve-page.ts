import { matchPath } from 'react-router-dom';
import type { Address } from '../state/navigation/page-head.ts';
import type { PageModule, Route } from './route.ts';
import { detours, notFoundRoute, offlineRoute, routes } from './routes.tsx';

/** A page with its code at hand, and what the address says to it. */
export interface Visit extends Found {
  page: PageModule;
  /** The list that stands beside it where there is room. */
  list?: Visit;
}

interface Found {
  route: Route;
  address: Address;
  pathname: string;
}

/** Where an address leads that has no page of its own; its query goes along. */
export function detourOf(href: string): string | undefined {
  const [pathname = '/', query] = href.replace(/#.*/, '').split('?');
  for (const { path, accepts, to } of detours) {
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
export function findRoute(href: string): Found {
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

export async function loadVisit(href: string): Promise<Visit> {
  const found = findRoute(href);
  const beside = found.route.list?.(found.address);
  const [page, list] = await Promise.all([found.route.load(), beside && loadVisit(beside)]);
  return { ...found, page, ...(list && { list }) };
}

export const offlineVisit = (): Promise<Visit> => loadVisit(offlineRoute.path);

/** What stands in for a page whose code cannot be had: without a network that is said, else the document brings it. */
export async function standIn(href: string): Promise<Visit> {
  if (!navigator.onLine) return offlineVisit();
  location.assign(href);
  return new Promise(() => {});
}
