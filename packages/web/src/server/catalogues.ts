import type { i18n } from 'i18next';
import { loadWholeCatalogue } from '../i18n/catalogue.ts';
import { type Language, languages } from '../i18n/languages.ts';
import type { Namespace } from '../i18n/namespace-types.ts';
import { createTranslator } from '../i18n/translator.ts';

const entries = languages.map(
  async (language) =>
    [language, createTranslator(language, await loadWholeCatalogue(language))] as const,
);

/** One for each language, with every namespace: pages share it, because none changes its language. */
export const translators = Object.fromEntries(await Promise.all(entries)) as Record<Language, i18n>;

export const catalogueSources = (language: Language, namespaces: readonly Namespace[]): string[] =>
  namespaces.map((name) =>
    name === 'core' ? `src/i18n/${language}/core.ts` : `src/i18n/${language}/pages/${name}.ts`,
  );
