export interface Import {
  readonly from: string;
  readonly to: string;
}

const TEST = /[.]test[.]tsx?$/;

/** The folder in a `src` that has both ends of an import, and what it has of each: a folder, or a file beside the folders. */
function between({ from, to }: Import) {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  const folder = one.slice(0, depth);
  const [importer, imported] = [one[depth], other[depth]];
  const isInside = folder.includes('src') && importer !== undefined && imported !== undefined;
  return isInside && !TEST.test(from)
    ? [{ from, to, folder: folder.join('/'), importer, imported }]
    : [];
}

/**
 * The imports, type-only ones included, by which the folders of a folder reach each other in a circle: nothing of a knot
 * can be read or moved alone. A file beside the folders counts as one.
 */
export function knottedImports(imports: readonly Import[]): Import[] {
  return [...Map.groupBy(imports.flatMap(between), ({ folder }) => folder).values()].flatMap(
    (siblings) => {
      const importsOf = Map.groupBy(siblings, ({ importer }) => importer);
      const reaches = (start: string, end: string) => {
        const reached = new Set([start]);
        for (const one of reached)
          for (const { imported } of importsOf.get(one) ?? []) reached.add(imported);
        return reached.has(end);
      };
      return siblings
        .filter(({ importer, imported }) => reaches(imported, importer))
        .map(({ from, to }) => ({ from, to }));
    },
  );
}
