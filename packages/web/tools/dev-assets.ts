import type { ViteDevServer } from 'vite';
import type { Assets } from '../src/server/assets.ts';

const STYLE_FILE = /\.css$/;

/** Sources instead of built files, with the styles in the document: the first paint would otherwise be without them. */
export async function devAssets(vite: ViteDevServer): Promise<Assets> {
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
