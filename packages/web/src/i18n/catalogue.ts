import { namespaces as en } from './en/namespaces.ts';
import type { Language } from './languages.ts';
import type { Catalogue, Namespace, NamespaceLoaders } from './namespace-types.ts';
import { namespaces as zh } from './zh/namespaces.ts';

const loaders: Record<Language, NamespaceLoaders> = { en, zh };

export async function loadCatalogue<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Pick<Catalogue, N>> {
  const entries = namespaces.map(
    async (name) => [name, (await loaders[language][name]()).default] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Pick<Catalogue, N>;
}

export const loadWholeCatalogue = (language: Language) =>
  loadCatalogue(language, Object.keys(en) as Namespace[]);
