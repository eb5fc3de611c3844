export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The packages without knots. */
export const PACKAGES_WITHOUT_KNOTS = ['gateway', 'mock-api'];

const TEST = /[.]test[.]tsx?$/;

/**
 * The imports of a package, type-only ones included, by which top-level folders of its `src` reach each other in a circle:
 * nothing of a knot can be read or moved alone. A file beside the folders counts as one.
 */
export function knottedImports(name: string, imports: readonly Import[]): Import[] {
  const partOf = (path: string) => path.split(`packages/${name}/src/`)[1]?.split('/')[0];
  const between = imports.flatMap(({ from, to }) => {
    const [importer, imported] = [partOf(from), partOf(to)];
    const isInside = importer === undefined || imported === undefined || importer === imported;
    return isInside || TEST.test(from) ? [] : [{ from, to, importer, imported }];
  });
  const reached = new Map<string, Set<string>>();
  for (const { imported } of between) {
    const parts = new Set([imported]);
    for (const part of parts)
      for (const one of between) if (one.importer === part) parts.add(one.imported);
    reached.set(imported, parts);
  }
  return between
    .filter(({ importer, imported }) => reached.get(imported)?.has(importer))
    .map(({ from, to }) => ({ from, to }));
}
