import type { i18n } from 'i18next';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { documentLanguage, type Language } from '../i18n/languages.ts';
import { addCatalogue } from '../i18n/translator.ts';

/** Fetches the words of a language, and hands back the switch to it. */
export async function speak(translator: i18n, language: Language): Promise<() => Promise<void>> {
  addCatalogue(translator, language, await loadCatalogue(language));
  return async () => {
    await translator.changeLanguage(language);
    document.documentElement.lang = documentLanguage[language];
  };
}
