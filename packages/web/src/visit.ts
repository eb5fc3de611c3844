import { matchPath } from 'react-router-dom';
import type { Page, Route } from './route.ts';
import { notFoundRoute, routes } from './routes.tsx';
import type { Params } from './state/head.ts';

/** A page with its code at hand, and what the address says to it. */
export interface Visit {
  route: Route;
  params: Params;
  Page: Page;
}

export function findRoute(pathname: string): { route: Route; params: Params } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match && (route.accepts?.(match.params) ?? true)) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

export async function loadVisit(pathname: string): Promise<Visit> {
  const { route, params } = findRoute(pathname);
  const { default: Page } = await route.load();
  return { route, params, Page };
}
