/** Re-exported by react-i18next's index, and used by pages only: in the entry's chunk, every page would load it. */
const LOADED_ON_DEMAND = /\/react-i18next\/.*\/TransWithoutContext\.js$/;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Groups all static imports of the entry, which every page needs, into one chunk: many small chunks compress badly.
 * Without the entry itself, whose sheets come first and declare the order of the layers.
 */
export function entryChunk(entry: string, name: string) {
  const needed = new Set<string>();

  function walk(id: string, modules: Modules) {
    if (needed.has(id) || LOADED_ON_DEMAND.test(id)) return;
    needed.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) walk(imported, modules);
  }

  return {
    debugName: name,
    name(id: string, modules: Modules): string | null {
      if (needed.size === 0) walk(entry, modules);
      const isSheet = /\/theme\/.*[.]css$/.test(id);
      return needed.has(id) && id !== entry && !isSheet ? name : null;
    },
  };
}
