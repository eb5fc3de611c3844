import { namespaces as en } from './en/namespaces.ts';
import type { Language } from './languages.ts';
import type { Catalogue, Namespace, NamespaceLoaders } from './namespace-types.ts';
import { namespaces as zh } from './zh/namespaces.ts';

const loaders: Record<Language, NamespaceLoaders> = { en, zh };

const load = async (language: Language, name: Namespace) =>
  (await loaders[language][name]()).default;

export async function loadCatalogue<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Pick<Catalogue, N>> {
  const entries = namespaces.map(async (name) => [name, await load(language, name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Pick<Catalogue, N>;
}

const listeners = new Set<() => void>();

/** In development: calls the listener after a change of texts. */
export const onTextsChanged = (listener: () => void) => void listeners.add(listener);

if (import.meta.hot) {
  import.meta.hot.accept(['./en/namespaces.ts', './zh/namespaces.ts'], ([nextEn, nextZh]) => {
    if (nextEn) loaders.en = nextEn.namespaces;
    if (nextZh) loaders.zh = nextZh.namespaces;
    for (const listener of listeners) listener();
  });
}

export const loadWholeCatalogue = (language: Language): Promise<Catalogue> =>
  loadCatalogue(language, Object.keys(loaders[language]) as Namespace[]);
