import type { i18n } from 'i18next';
import { everyNamespace } from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { type Language, languages, withFallbacks } from '../i18n/languages.ts';
import { loadNamespaces } from '../i18n/load-namespaces.ts';
import type { Namespace } from '../i18n/namespaces.ts';

const entries = languages.map(async (language) => {
  const instance = createI18n(language);
  await loadNamespaces(instance, language, everyNamespace);
  return [language, instance] as const;
});

/** One for each language, with every namespace: pages share it, because none changes its language. */
export const translators = Object.fromEntries(await Promise.all(entries)) as Record<Language, i18n>;

export const catalogueSources = (language: Language, namespaces: readonly Namespace[]): string[] =>
  withFallbacks(language).flatMap((code) =>
    namespaces.map((name) => `src/i18n/${code}/${name}.json`),
  );
