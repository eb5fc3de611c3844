interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Whatever every page needs lies together, or it would be cut into crumbs that compress badly: all that the entry
 * imports without waiting. Not the entry itself, whose sheets come first and say the order of the layers.
 */
export function entryChunk(entry: string, name: string) {
  const needed = new Set<string>();

  function walk(id: string, modules: Modules) {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next, modules);
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
