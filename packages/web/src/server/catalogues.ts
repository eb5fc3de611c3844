import { type Catalogue, loadWholeCatalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/languages.ts';
import type { Section } from '../i18n/sections.ts';

/** The server speaks every language at once, and has every section. */
export const catalogues: Record<Language, Partial<Catalogue>> = {
  en: await loadWholeCatalogue('en'),
  zh: await loadWholeCatalogue('zh'),
};

export const catalogueSources = (language: Language, sections: readonly Section[]): string[] => [
  `src/i18n/${language}.ts`,
  ...sections.map((name) => `src/i18n/${language}/${name}.ts`),
];
