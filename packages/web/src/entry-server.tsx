import type { PageRenderer } from '@touchline/types';
import { notFoundRoute, routes } from './routes.tsx';
import { readAssets } from './server/assets.ts';
import { answer, loadData, markupOf, openSession } from './server/render.tsx';
import { findRoute, loadVisit, type Visit } from './visit.ts';

/** What the gateway loads. It fails here, at boot, when the built client is missing or another one. */
export async function createRenderer(clientDir: URL): Promise<PageRenderer> {
  const assets = await readAssets(clientDir);
  assets.of([...routes, notFoundRoute].map(({ source }) => source));
  const pages = new Map<string, Visit['Page']>();
  for (const route of [...routes, notFoundRoute]) {
    pages.set(route.path, (await route.load()).default);
  }

  return {
    async render(request) {
      const visit = await loadVisit(new URL(request.url, request.origin).pathname);
      const session = openSession(request);
      await loadData(visit, session);
      return answer(request, visit, session, markupOf(request, visit, session), assets);
    },
    shell(request) {
      const { route, params } = findRoute(new URL(request.url, request.origin).pathname);
      const Page = pages.get(route.path) as Visit['Page'];
      return answer(request, { route, params, Page }, openSession(request), '', assets);
    },
  };
}
