import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { styleLayers } from './style-layers.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface GalleryServerOptions {
  readonly host: string;
  readonly port: number;
  /** Address of the mock API. */
  readonly apiUrl: string;
}

/** The gallery of the parts, from the current sources. It has a page of its own, which no build includes. */
export async function openGalleryServer({
  host,
  port,
  apiUrl,
}: GalleryServerOptions): Promise<ViteDevServer> {
  const server = await createServer({
    root: folder('../gallery'),
    configFile: false,
    envDir: false,
    publicDir: folder('../public'),
    // Tests compile dependencies in another mode.
    cacheDir: folder(`../node_modules/.vite-gallery/${process.env.NODE_ENV ?? 'development'}`),
    plugins: [react(), styleLayers()],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [folder('../../..')] },
      proxy: { '/api': { target: apiUrl, rewrite: (path) => path.replace('/api', '') } },
    },
  });
  await server.listen();
  return server;
}
