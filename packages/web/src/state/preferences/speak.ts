import type { i18n } from 'i18next';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { documentLanguage, type Language } from '../../i18n/languages.ts';
import { addCatalogue, loadedSections } from '../../i18n/translator.ts';

/** Fetches the words of a language, as many as there were of the last, and hands back the switch to it. */
export async function switchLanguage(
  translator: i18n,
  language: Language,
): Promise<() => Promise<void>> {
  const held = loadedSections(translator, translator.language as Language);
  addCatalogue(translator, language, await loadCatalogue(language, held));
  return async () => {
    await translator.changeLanguage(language);
    document.documentElement.lang = documentLanguage[language];
  };
}
