import type { Language } from './languages.ts';
import { loaders } from './loaders.ts';
import type { English, Namespace } from './namespaces.ts';

export const everyNamespace = Object.keys(loaders).flatMap(
  (path) => (/^\.\/en\/(.+)\.json$/.exec(path)?.[1] ?? []) as Namespace | [],
);

export async function loadCatalogue<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Pick<English, N>> {
  const entries = namespaces.map(async (name) => [
    name,
    await loaders[`./${language}/${name}.json`]?.(),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Pick<English, N>;
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

export const loadWholeCatalogue = (language: Language): Promise<English> =>
  loadCatalogue(language, everyNamespace);
