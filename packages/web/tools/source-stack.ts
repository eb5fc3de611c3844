import { SourceMap } from 'node:module';
import type { ViteDevServer } from 'vite';

type Payload = ConstructorParameters<typeof SourceMap>[0];

/** 'http://host/src/page.tsx?t=1:20:5', as in the stack of a browser. */
const FRAME = /https?:\/\/[^/\s]+(\/[^\s?)]*)(?:\?[^\s):]*)?:(\d+):(\d+)/g;

/** Finds the source of a module that the browser has loaded, by its URL path. */
export type FindModule = (
  path: string,
) =>
  | Promise<{ file: string; map: unknown } | undefined>
  | { file: string; map: unknown }
  | undefined;

/** A stack from the browser with the files and lines of the sources. Frames of other scripts stay as they are. */
export async function sourceStack(stack: string, findModule: FindModule): Promise<string> {
  const frames = [...stack.matchAll(FRAME)];
  const places = await Promise.all(
    frames.map(async ([whole, path = '', line, column]) => {
      const module = await findModule(path);
      const map = module?.map as Payload | undefined;
      if (!module || !map?.mappings) return whole;
      const origin = new SourceMap(map).findOrigin(Number(line), Number(column));
      if (!('lineNumber' in origin)) return whole;
      return `${module.file}:${origin.lineNumber}:${origin.columnNumber}`;
    }),
  );
  return stack.replace(FRAME, () => places.shift() as string);
}

/** The modules that Vite has sent to browsers. */
export const modulesOf =
  (vite: ViteDevServer): FindModule =>
  async (path) => {
    const module = await vite.environments.client.moduleGraph.getModuleByUrl(path);
    const map = module?.transformResult?.map;
    return module?.file && map ? { file: module.file, map } : undefined;
  };
