import { posix } from 'node:path';

/** Paths of source files with their texts. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT = /(?:from |import\()'(\.[^']+)'/g;

const importsOf = (path: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, target = '']) => posix.join(posix.dirname(path), target));

/** The components that no specimen of the gallery shows: neither itself, nor as a piece of another one in its folder. */
export function missingParts(components: Sources, gallery: Sources): string[] {
  const shown = new Set([...gallery].flatMap(([path, text]) => importsOf(path, text)));
  // A Set also iterates over what is added on the way.
  for (const path of shown) {
    for (const piece of importsOf(path, components.get(path) ?? '')) {
      if (posix.dirname(piece) === posix.dirname(path)) shown.add(piece);
    }
  }
  return [...components.keys()].filter((path) => !shown.has(path));
}
