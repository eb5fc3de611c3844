import type { ViteDevServer } from 'vite';
import type { Assets } from '../src/server/assets.ts';

const styleFile = /\.css$/;

/** Sources instead of built files; the styles stand in the document, or the first paint would be without them. */
export async function devAssets(vite: ViteDevServer): Promise<Assets> {
  await vite.ssrLoadModule('/src/entry-server.ts');
  const roots = ['/src/theme/fonts.css', '/src/theme/tokens.css', '/src/theme/base.css'];
  const known = [...vite.moduleGraph.urlToModuleMap.keys()].filter((url) => styleFile.test(url));
  const files = [...new Set([...roots, ...known])];
  const sheets = await Promise.all(
    files.map(async (file) => (await vite.ssrLoadModule(`${file}?inline`)).default as string),
  );
  const parts = { css: sheets.join('\n'), cssFiles: [], modules: [] };
  return {
    entry: '/src/entry-client.tsx',
    of: () => parts,
  };
}
