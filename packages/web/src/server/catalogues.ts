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

export const catalogueSources = (language: Language, namespaces: readonly Namespace[]): string[] =>
  namespaces.map((name) => `src/i18n/${language}/${name}.ts`);
