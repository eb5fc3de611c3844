import { createInstance, type i18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

/** A translator of its own for each render, so that two visitors never share a language. */
export function createTranslator(language: Language, catalogue: Catalogue): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: catalogue } },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}

export function addCatalogue(translator: i18n, language: Language, catalogue: Catalogue): void {
  translator.addResourceBundle(language, 'translation', catalogue, true, true);
}
