import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

export interface RouteAssets {
  /** All styles of the page, joined. */
  css: string;
  /** The files that the styles came from, which Vite would otherwise fetch again. */
  cssFiles: readonly string[];
  modules: readonly string[];
}

export interface Assets {
  entry: string;
  forSources: (sources: readonly string[]) => RouteAssets;
}

/** Declared before any sheet, as in tokens.css, so that the bundler's order of the sheets does not matter. */
const LAYER_ORDER = '@layer tokens, base, ui, features, pages;';

const ENTRY_SOURCE = 'src/entry-client.tsx';

/** Reads the built client's manifest and styles once. */
export async function readAssets(clientDir: URL): Promise<Assets> {
  const text = await readFile(new URL('.vite/manifest.json', clientDir), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const cssFiles = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))];
  const styles = new Map<string, string>();
  for (const file of cssFiles) {
    styles.set(file, (await readFile(new URL(file, clientDir), 'utf8')).trim());
  }

  function chunksOf(source: string, found = new Set<string>()): Set<string> {
    if (found.has(source)) return found;
    found.add(source);
    for (const imported of manifest[source]?.imports ?? []) chunksOf(imported, found);
    return found;
  }

  function fileOf(source: string): string {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the client's manifest: run the build again.`);
    return `/${chunk.file}`;
  }

  return {
    entry: fileOf(ENTRY_SOURCE),
    forSources(sources) {
      const needed = [
        ...new Set([ENTRY_SOURCE, ...sources].flatMap((source) => [...chunksOf(source)])),
      ];
      const files = [...new Set(needed.flatMap((source) => manifest[source]?.css ?? []))];
      return {
        css: [LAYER_ORDER, ...files.map((file) => styles.get(file))].join('\n'),
        cssFiles: files.map((file) => `/${file}`),
        modules: needed.map(fileOf).filter((file) => file !== fileOf(ENTRY_SOURCE)),
      };
    },
  };
}
