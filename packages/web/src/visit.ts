import { matchPath } from 'react-router-dom';
import type { Page, Route } from './route.ts';
import { notFoundRoute, routes } from './routes.tsx';
import type { Address } from './state/head.ts';

/** A page with its code at hand, and what the address says to it. */
export interface Visit {
  route: Route;
  address: Address;
  Page: Page;
}

/** The page at a path with its query, as they stand in a link. */
export function findRoute(href: string): { route: Route; address: Address } {
  const [pathname = '/', query = ''] = href.replace(/#.*/, '').split('?');
  const search = new URLSearchParams(query);
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match && (route.accepts?.(match.params) ?? true)) {
      return { route, address: { params: match.params, search } };
    }
  }
  return { route: notFoundRoute, address: { params: {}, search } };
}

export async function loadVisit(href: string): Promise<Visit> {
  const { route, address } = findRoute(href);
  const { default: Page } = await route.load();
  return { route, address, Page };
}
