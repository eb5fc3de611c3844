import { createInstance, type i18n } from 'i18next';
import { loadCatalogue } from './catalogue.ts';
import type { Language } from './languages.ts';
import type { Catalogue, Namespace } from './namespace-types.ts';

/** One for each language on the server, one for each visit in the browser. */
export function createTranslator(language: Language, catalogue: Partial<Catalogue>): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'core',
    resources: { [language]: catalogue },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return translator;
}

export const loadedNamespaces = (translator: i18n, language: Language): Namespace[] =>
  Object.keys(translator.getDataByLanguage(language) ?? {}) as Namespace[];

/**
 * Fetches the namespaces that a language lacks. i18next's own `loadNamespaces` resolves when a
 * namespace could not be fetched, and does not try again.
 */
export async function loadNamespaces(
  translator: i18n,
  language: Language,
  names: readonly Namespace[],
): Promise<void> {
  const missing = names.filter((name) => !translator.hasResourceBundle(language, name));
  const catalogue = await loadCatalogue(language, missing);
  for (const name of missing) translator.addResourceBundle(language, name, catalogue[name]);
}

/** In development: shows the current texts of the sources. */
export async function reloadTexts(translator: i18n): Promise<void> {
  const language = translator.language as Language;
  const catalogue = await loadCatalogue(language, loadedNamespaces(translator, language));
  for (const [name, texts] of Object.entries(catalogue)) {
    translator.addResourceBundle(language, name, texts);
  }
  translator.emit('languageChanged', language);
}
