import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PageRenderer, PageResponse } from '@touchline/shared/domain/page-renderer';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { PAGE_THREW } from '../src/app/page-threw.ts';
import type { Assets } from '../src/server/assets.ts';
import { type CallError, callErrorScript, noticeErrors } from './call-errors.ts';
import { devErrorPage, SOURCES_CHANGED } from './dev-error-page.ts';
import { modulesOf, sourceStack } from './source-stack.ts';
import { WORKER_FILE } from './worker-file.ts';

/** Takes the place of the built site's service worker, which would go on to serve what it has cached at this origin. */
const REMOVE_ITSELF = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

const removeWorker = (): Plugin => ({
  name: 'remove-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use(`/${WORKER_FILE}`, (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(REMOVE_ITSELF);
    }),
});

const STYLE_FILE = /\.css$/;

/** Sources instead of built files, with the styles in the document: the first paint would otherwise be without them. */
async function devAssets(vite: ViteDevServer): Promise<Assets> {
  await vite.ssrLoadModule('/src/entry-server.ts');
  const roots = ['/src/theme/fonts.css', '/src/theme/tokens.css', '/src/theme/base.css'];
  const imported = [...vite.moduleGraph.urlToModuleMap.keys()].filter((url) =>
    STYLE_FILE.test(url),
  );
  const files = [...new Set([...roots, ...imported])];
  const sheets = await Promise.all(
    files.map(async (file) => (await vite.ssrLoadModule(`${file}?inline`)).default as string),
  );
  const pageAssets = { css: sheets.join('\n'), cssFiles: [], modules: [] };
  return {
    entry: '/src/entry-client.tsx',
    forSources: () => pageAssets,
  };
}

interface RendererModule {
  rendererWith(assets: Assets): Promise<PageRenderer>;
}

interface Thrown {
  message: unknown;
  stack: unknown;
}

export interface DevSite {
  middlewares: ViteDevServer['middlewares'];
  renderer: PageRenderer;
  close: () => Promise<void>;
}

/** The site in development: each request is rendered from the current sources, and Vite's client reloads the page. */
export async function openDevSite(
  server: Server,
  allowedHosts: readonly string[],
): Promise<DevSite> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    // The default loader writes a bundled configuration beside it, which the watcher would take for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: [...allowedHosts] },
    plugins: [removeWorker()],
  });
  // By URL: what the last render of each page threw.
  const errors = new Map<string, Error>();
  vite.watcher.on('all', () => {
    if (errors.size > 0) vite.ws.send(SOURCES_CHANGED);
  });

  // What a component has thrown in an open page, which shows its error page below Vite's overlay.
  vite.ws.on(PAGE_THREW, async ({ message, stack }: Thrown, client) => {
    const mapped = await sourceStack(`${stack}`, modulesOf(vite));
    client.send({ type: 'error', err: { message: `${message}`, stack: mapped } });
  });

  async function currentRenderer(): Promise<PageRenderer> {
    const module = await vite.ssrLoadModule('/src/server/renderer.ts');
    return (module as unknown as RendererModule).rendererWith(await devAssets(vite));
  }

  return {
    middlewares: vite.middlewares,
    renderer: {
      style: async () => (await currentRenderer()).style(),
      normalizeUrl: (url) => url,
      async render(request) {
        try {
          let callError: CallError | undefined;
          const fetch = noticeErrors(request.fetch, (error) => {
            callError ??= error;
          });
          const page = await (await currentRenderer()).render({ ...request, fetch });
          errors.delete(request.url);
          return withReload(page, callError);
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          errors.set(request.url, error as Error);
          throw error;
        }
      },
      appShell: ({ url }) =>
        devErrorPage(errors.get(url) ?? new Error('The page was not rendered in time: reload it.')),
      matchCard: async (request) => (await currentRenderer()).matchCard(request),
      calendar: async (request) => (await currentRenderer()).calendar(request),
      // Push is for built sites.
      matchAlerts: () => [],
      listPages: async (request) => (await currentRenderer()).listPages(request),
    },
    close: () => vite.close(),
  };
}

const HEAD_END = '</head>';
const RELOAD_SCRIPTS = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
<script type="module" src="/@vite/client"></script>
`;

/** Adds Vite's client and the error of a call, and removes the security policy, which has no hashes of Vite's scripts and styles. */
const withReload = (response: PageResponse, callError: CallError | undefined): PageResponse => ({
  ...response,
  headers: { ...response.headers, 'content-security-policy': '' },
  body: response.body.replace(
    HEAD_END,
    () => RELOAD_SCRIPTS + (callError ? callErrorScript(callError) : '') + HEAD_END,
  ),
});
