import { loadWholeCatalogue } from '../i18n/catalogue.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { Catalogue, Namespace } from '../i18n/namespace-types.ts';

const entries = languages.map(
  async (language) => [language, await loadWholeCatalogue(language)] as const,
);

/** The server has every namespace of every language loaded. */
export const catalogues = Object.fromEntries(await Promise.all(entries)) as Record<
  Language,
  Catalogue
>;

export function catalogueSources(language: Language, namespaces: readonly Namespace[]): string[] {
  const folder = `src/i18n/${language}`;
  const hasArticle = namespaces.some((name) => name.startsWith('articles/'));
  return [
    ...namespaces.map((name) => `${folder}/${name}.ts`),
    ...(hasArticle ? [`${folder}/articles/index.ts`] : []),
  ];
}
