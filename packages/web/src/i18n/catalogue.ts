import type { Language } from './languages.ts';
import { loaders } from './loaders.ts';
import type { Catalogue, Namespace } from './namespace-types.ts';

export const everyNamespace = Object.keys(loaders.en) as Namespace[];

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
  import.meta.hot.accept('./loaders.ts', (next) => {
    if (next) Object.assign(loaders, next.loaders);
    for (const listener of listeners) listener();
  });
}

export const loadWholeCatalogue = (language: Language): Promise<Catalogue> =>
  loadCatalogue(language, everyNamespace);
