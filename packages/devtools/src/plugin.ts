import { createHash } from 'node:crypto';
import { apiDocsRoutes, findViewer } from './api-docs/api-docs-routes.ts';
import { builtFiles } from './built-files.ts';
import { consoleRoutes } from './console-routes.ts';
import type { DevTools, DevToolsOptions, PageText } from './dev-tools.ts';
import { refuseOtherHosts } from './own-pages.ts';
import { createDevApi } from './worlds/dev-api.ts';
import { mockRoutes } from './worlds/mock-routes.ts';
import { createWorldReader } from './worlds/world-reader.ts';
import { worldsRoutes } from './worlds/worlds-routes.ts';

/** After the first paint and in idle time: until then the page's own requests have the network for themselves. */
const LOADER = `new PerformanceObserver((_,o)=>{o.disconnect();const load=()=>(self.requestIdleCallback||setTimeout)(()=>import('/worlds/console/start.ts').catch(console.warn));document.readyState==='complete'?load():addEventListener('load',load)}).observe({type:'paint',buffered:true})`;
const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`;
const BODY_END = '</body>';

/** Adds the console's loader to a page, and its hash to the page's security policy. */
function addConsole({ html, policy }: PageText): PageText {
  const end = html.lastIndexOf(BODY_END);
  if (end < 0) return { html, policy };
  return {
    html: `${html.slice(0, end)}<script>${LOADER}</script>\n${html.slice(end)}`,
    policy: policy?.replace('script-src ', `script-src ${LOADER_HASH} `),
  };
}

export type { DevTools, DevToolsOptions } from './dev-tools.ts';

/** A link to a moment carries overrides; other URLs have the usual limit. */
const MAX_LINK_LENGTH = 8192;

/** The console, the time machine at /worlds and the API docs. */
export function loadDevTools(options: DevToolsOptions): DevTools {
  const { clock, contract, gateway } = options;
  return {
    maxUrlLength: (url) => (url.startsWith('/worlds/enter?') ? MAX_LINK_LENGTH : undefined),
    addHooks: (app) => refuseOtherHosts(app, options),
    addConsole,

    async register(app, { parseCall, upstream, siteStyle, ...parts }) {
      const devApi = createDevApi(parts.mockApi, gateway);
      const reader = createWorldReader({ contract, parseCall, upstream });
      worldsRoutes(app, { clock, devApi, reader, gateway });
      mockRoutes(app, devApi, gateway);
      builtFiles(app, { siteStyle });
      consoleRoutes(app, { reader, clock, devApi, contract, gateway });
      await app.register(apiDocsRoutes, { viewerDir: findViewer(), siteStyle });
    },
  };
}
