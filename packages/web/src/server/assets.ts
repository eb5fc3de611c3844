import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

export interface RouteAssets {
  /** All styles of the page in one text. */
  css: string;
  /** The files that the text came from, which Vite would ask for again. */
  cssFiles: readonly string[];
  modules: readonly string[];
}

export interface Assets {
  entry: string;
  /** The sheet that only few browsers draw; in development it stands among the others. */
  rareSheet?: string;
  of: (sources: readonly string[]) => RouteAssets;
}

/** Said before any sheet: in whatever order the bundler puts them, a higher floor wins. As in tokens.css. */
const layers = '@layer tokens, base, ui, features, pages;';

const entrySource = 'src/entry-client.tsx';
const rareFile = /\/rare-[^/]+[.]css$/;

/** What each page needs of the built client, read once. */
export async function readAssets(clientDir: URL): Promise<Assets> {
  const text = await readFile(new URL('.vite/manifest.json', clientDir), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const cssFiles = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))];
  const styles = new Map<string, string>();
  for (const file of cssFiles) {
    styles.set(file, (await readFile(new URL(file, clientDir), 'utf8')).trim());
  }

  function chunks(source: string, seen = new Set<string>()): Set<string> {
    if (seen.has(source)) return seen;
    seen.add(source);
    for (const other of manifest[source]?.imports ?? []) chunks(other, seen);
    return seen;
  }

  function fileOf(source: string): string {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the client's manifest: build the site again.`);
    return `/${chunk.file}`;
  }

  const rare = Object.values(manifest).find(({ file }) => rareFile.test(file));
  return {
    entry: fileOf(entrySource),
    ...(rare && { rareSheet: `/${rare.file}` }),
    of(sources) {
      const needed = [
        ...new Set([entrySource, ...sources].flatMap((source) => [...chunks(source)])),
      ];
      const files = [...new Set(needed.flatMap((source) => manifest[source]?.css ?? []))];
      return {
        css: [layers, ...files.map((file) => styles.get(file))].join('\n'),
        cssFiles: files.map((file) => `/${file}`),
        modules: needed.map(fileOf).filter((file) => file !== fileOf(entrySource)),
      };
    },
  };
}
