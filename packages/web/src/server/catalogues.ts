import { type Catalogue, loadWholeCatalogue } from '../i18n/catalogue.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { Section } from '../i18n/sections.ts';

const entries = languages.map(
  async (language) => [language, await loadWholeCatalogue(language)] as const,
);

/** The server has every section of every language loaded. */
export const catalogues = Object.fromEntries(await Promise.all(entries)) as Record<
  Language,
  Partial<Catalogue>
>;

export const catalogueSources = (language: Language, sections: readonly Section[]): string[] => [
  `src/i18n/${language}/core.ts`,
  ...sections.map((name) => `src/i18n/${language}/${name}.ts`),
];
