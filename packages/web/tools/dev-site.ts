import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PageRenderer, PageResponse } from '@touchline/types';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { Assets } from '../src/server/assets.ts';
import { devAssets } from './dev-assets.ts';

interface RendererModule {
  rendererWith(assets: Assets): Promise<PageRenderer>;
}

/** The site from its sources: each request is rendered with the code as it stands, and the browser reloads it. */
export async function openDevSite(server: Server): Promise<{
  middlewares: ViteDevServer['middlewares'];
  renderer: PageRenderer;
  close: () => Promise<void>;
}> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Bundling the configuration writes a file beside it, which whoever watches this program takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
  });

  async function current(): Promise<PageRenderer> {
    const module = await vite.ssrLoadModule('/src/server/renderer.ts');
    return (module as unknown as RendererModule).rendererWith(await devAssets(vite));
  }

  return {
    middlewares: vite.middlewares,
    renderer: {
      // Nothing is kept that words too many could multiply.
      normalizeUrl: (url) => url,
      async render(request) {
        try {
          return reloading(await (await current()).render(request));
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          throw error;
        }
      },
      shell: () => ({
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: 'The page could not be rendered; the reason is in the terminal.\n',
      }),
      listPages: async (request) => (await current()).listPages(request),
    },
    close: () => vite.close(),
  };
}

const headEnd = '</head>';
const reloadScripts = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
<script type="module" src="/@vite/client"></script>
`;

/** The page with what reloads it, and without a policy, since Vite's own scripts and styles bear no hash. */
const reloading = (answer: PageResponse): PageResponse => ({
  ...answer,
  headers: { ...answer.headers, 'content-security-policy': '' },
  body: answer.body.replace(headEnd, () => reloadScripts + headEnd),
});
