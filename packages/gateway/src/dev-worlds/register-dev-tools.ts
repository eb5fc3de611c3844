import { apiDocsRoutes, findViewer } from './api-docs/api-docs-routes.ts';
import { createBundledApi } from './bundled-api.ts';
import { openConsole } from './console/open-console.ts';
import type { DevTools, DevToolsOptions } from './dev-tools.ts';
import { worldsRoutes } from './worlds-routes.ts';

/** The console, the time machine at /worlds and the API docs. */
export function loadDevTools(options: DevToolsOptions): DevTools {
  const devConsole = openConsole(options);
  return {
    isWatched: devConsole.isWatched,
    maxUrlLength: devConsole.maxLengthOf,
    addHooks: devConsole.addHooks,
    wrapFetch: devConsole.recordFetch,
    wrapPage: devConsole.withConsole,
    wrapPageCache: devConsole.getPage,
    recordStream: devConsole.recordStream,

    async register(app, { contract, parseCall, clock, upstream, mockApi, siteStyle }) {
      await app.register(worldsRoutes, {
        contract,
        parseCall,
        upstream,
        clock,
        siteStyle,
        bundledApi: createBundledApi(mockApi.pool, mockApi.url),
        devConsole,
      });
      await app.register(apiDocsRoutes, { viewerDir: findViewer(), siteStyle });
    },
  };
}
