import { createInstance, type i18n } from 'i18next';
import { fallbacks, type Language } from './languages.ts';
import type { Catalogue } from './namespace-types.ts';

/** One for each language on the server, one for each visit in the browser. */
export function createI18n(language: Language, catalogue: Partial<Catalogue> = {}): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbacks,
    defaultNS: 'core',
    resources: { [language]: catalogue },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
